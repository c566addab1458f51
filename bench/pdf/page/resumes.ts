import { numberedIds, type Resume, readJsonResume } from '@shortlist/resume';
import twoPages from '../../../packages/templates/samples/19-two-pages.json';

const newId = numberedIds();

function read(json: unknown): Resume {
  const result = readJsonResume(json, newId);
  if (!result.ok) throw new Error('The sample is no JSON Resume');
  return result.resume;
}

export const twoPageResume = read(twoPages);

/** The same person with a working life eight times as long: ten pages. */
export const tenPageResume: Resume = {
  ...twoPageResume,
  experiences: Array.from({ length: 8 }, () =>
    twoPageResume.experiences.map((experience) => ({ ...experience, id: newId() })),
  ).flat(),
};
