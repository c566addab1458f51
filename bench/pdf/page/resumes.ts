import {
  entriesOf,
  numberedIds,
  type Resume,
  readJsonResume,
  withEntries,
} from '@shortlist/resume';
import twoPages from '../../../packages/templates/samples/19-two-pages.json';

const newId = numberedIds();

function read(json: unknown): Resume {
  const result = readJsonResume(json, newId);
  if (!result.ok) throw new Error('The sample is no JSON Resume');
  return result.resume;
}

export const twoPageResume = read(twoPages);

/** The same person with a working life eight times as long: ten pages. */
export const tenPageResume = withEntries(
  twoPageResume,
  'experience',
  Array.from({ length: 8 }, () =>
    entriesOf(twoPageResume, 'experience').map((job) => ({ ...job, id: newId() })),
  ).flat(),
);
