import { readJsonResume } from '@shortlist/json-resume';
import {
  applyEdit,
  entriesOf,
  numberedIds,
  type Resume,
  SECTIONS,
  withEntries,
} from '@shortlist/model';
import twoPages from '../../../packages/templates/samples/19-two-pages.json' with { type: 'json' };

const newId = numberedIds();

function read(json: unknown): Resume {
  const result = readJsonResume(json, newId, SECTIONS);
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
  return applyEdit(
    twoPageResume,
    {
      type: 'set-entry',
      kind: 'experience',
      id,
      changes: { bullets },
    },
    SECTIONS,
  );
}

export const manyPointsResume = withPoints(
  Array.from({ length: 200 }, (_, index) => `${DONE} ${index}`),
);

export const longPointResume = withPoints([`${DONE} `.repeat(24).slice(0, 2000)]);

const MANY = 40;
const OWN_LISTS = ['custom-talks', 'custom-patents', 'custom-boards', 'custom-shows'];

const many = <Entry>(entryAt: (at: number) => Entry): Entry[] =>
  Array.from({ length: MANY }, (_, at) => entryAt(at));

const job = (at: number) => ({
  name: `Kestrel ${at}`,
  position: `Engineer ${at}`,
  startDate: '2019-03',
  endDate: '2021-07',
  highlights: [`${DONE} ${at}`, `${DONE} once more`],
});
const named = (at: number) => ({
  name: `Given ${at}`,
  organization: 'Forth',
  date: 'Mar 2020',
  relevance: `${DONE} ${at}`,
});

/** Fifteen sections of forty entries each, every kind that the product has among them. */
export const manySectionsResume = read({
  basics: { name: 'Ada Byron', email: 'ada@example.com', summary: DONE },
  work: many(job),
  volunteer: many((at) => ({ ...job(at), organization: `Harbor ${at}` })),
  education: many((at) => ({ institution: `School ${at}`, studyType: 'BSc', endDate: '2015-06' })),
  awards: many((at) => ({ title: `Award ${at}`, awarder: 'Forth', summary: DONE })),
  certificates: many((at) => ({ name: `Certificate ${at}`, issuer: 'Forth', date: '2020-01' })),
  publications: many((at) => ({ name: `Paper ${at}`, publisher: 'Forth', summary: DONE })),
  languages: many((at) => ({ language: `Language ${at}`, fluency: 'B2' })),
  references: many((at) => ({ name: `Referee ${at}`, reference: DONE })),
  projects: many((at) => ({ name: `Project ${at}`, highlights: [DONE] })),
  meta: {
    shortlist: {
      exactFields: [],
      settings: Object.fromEntries(
        OWN_LISTS.map((key) => [key, { title: key, isAdded: true, shape: 'entries' }]),
      ),
      sections: Object.fromEntries([
        ...['course', 'membership'].map((kind) => [kind, many(named)]),
        ...OWN_LISTS.map((kind) => [kind, many((at) => ({ ...named(at), description: DONE }))]),
      ]),
    },
  },
});
