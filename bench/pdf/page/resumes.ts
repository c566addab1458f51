import {
  applyEdit,
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

const DONE = 'Led the move of the billing platform to a new ledger and cut the time of a close';

/** The same person with these points in the first job. */
function withPoints(points: readonly string[]): Resume {
  const id = entriesOf(twoPageResume, 'experience')[0]?.id;
  if (id === undefined) throw new Error('The sample has no job');
  const bullets = points.map((text) => `• ${text}`).join('\n');
  return applyEdit(twoPageResume, {
    type: 'set-entry',
    kind: 'experience',
    id,
    changes: { bullets },
  });
}

export const manyPointsResume = withPoints(
  Array.from({ length: 200 }, (_, index) => `${DONE} ${index}`),
);

export const longPointResume = withPoints([`${DONE} `.repeat(24).slice(0, 2000)]);
