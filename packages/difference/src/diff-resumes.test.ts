import { fc, test } from '@fast-check/vitest';
import { readJsonResume } from '@shortlist/json-resume';
import {
  applyEdit,
  ENGLISH_WORDS,
  entriesOf,
  loadPaperWords,
  numberedIds,
  type PointId,
  printedResume,
  type Resume,
  SECTIONS,
  withEntries,
} from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { diffResumes } from './diff-resumes.ts';

const JOBS = [
  {
    name: 'Harbor Labs',
    position: 'Engineer',
    startDate: '2020-01',
    highlights: ['Led the move of 14 jobs to queues', 'Cut the bill by half'],
  },
  {
    name: 'Mill & Co',
    position: 'Clerk',
    startDate: '2015-01',
    endDate: '2019-12',
    highlights: ['Kept the books of nine mills'],
  },
  {
    name: 'Night Shelter',
    position: 'Volunteer cook',
    startDate: '2012-01',
    endDate: '2014-12',
    highlights: ['Cooked for sixty guests'],
  },
];

function read(work: readonly object[], rest: object = {}): Resume {
  const file = {
    basics: { name: 'Ada Byron', summary: 'Engineer of quiet systems.' },
    work,
    ...rest,
  };
  const answer = readJsonResume(file, numberedIds(), SECTIONS);
  if (!answer.ok) throw new Error('This is no JSON Resume.');
  return answer.resume;
}

const differ = (before: Resume, after: Resume, hasIds = false) =>
  diffResumes(before, after, { sections: SECTIONS, hasIds });

/** Formats each change as a line: its sign, its place, its text. */
const formatted = (before: Resume, after: Resume, hasIds?: boolean) =>
  differ(before, after, hasIds).texts.map((change) => {
    const place = [change.place.section, change.place.entry].filter(Boolean).join(' > ');
    if (change.kind === 'changed') {
      const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] };
      const said = change.runs.map(
        ({ kind, text }) => `${signs[kind][0]}${text.trim()}${signs[kind][1]}`,
      );
      return `~ ${place}: ${said.join(' ')}`;
    }
    const { text } = change.kind === 'removed' ? change.before : change.after;
    return `${{ added: '+', removed: '-', moved: '>' }[change.kind]} ${place}: ${text.split('\n')[0]}`;
  });

const [LAB, MILL, COOK] = JOBS as [object, object, object];
const BEFORE = read(JOBS);

describe('[DP1] two files', () => {
  it.each([
    { what: 'nothing', after: JOBS, changes: [] },
    {
      what: 'a point in other words',
      after: [
        { ...LAB, highlights: ['Led the move of 15 jobs to queues', 'Cut the bill by half'] },
        MILL,
        COOK,
      ],
      changes: [
        '~ Experience > Engineer, Harbor Labs: Led the move of [-14-] {+15+} jobs to queues',
      ],
    },
    {
      what: 'a point more and one less',
      after: [
        { ...LAB, highlights: ['Wrote runbooks', 'Led the move of 14 jobs to queues'] },
        MILL,
        COOK,
      ],
      changes: [
        '+ Experience > Engineer, Harbor Labs: Wrote runbooks',
        '- Experience > Engineer, Harbor Labs: Cut the bill by half',
      ],
    },
    {
      what: 'points in another order',
      after: [
        { ...LAB, highlights: ['Cut the bill by half', 'Led the move of 14 jobs to queues'] },
        MILL,
        COOK,
      ],
      changes: ['> Experience > Engineer, Harbor Labs: Cut the bill by half'],
    },
    {
      what: 'an entry less',
      after: [LAB, COOK],
      changes: ['- Experience > Clerk, Mill & Co: Clerk'],
    },
    {
      what: 'an entry more, at the top',
      after: [{ name: 'Own firm', position: 'Founder', startDate: '2023-01' }, ...JOBS],
      changes: ['+ Experience > Founder, Own firm: Founder'],
    },
    {
      what: 'a title in other words',
      after: [{ ...LAB, position: 'Lead Engineer' }, MILL, COOK],
      changes: ['~ Experience > Lead Engineer, Harbor Labs: {+Lead+} Engineer'],
    },
  ])('differ in $what', ({ after, changes }) => {
    expect(formatted(BEFORE, read(after))).toEqual(changes);
  });

  it('differ in the one that is changed, of several that say the same', () => {
    const after = read([{ ...LAB, position: 'Lead' }, MILL, LAB]);
    expect(formatted(read([LAB, MILL, LAB]), after)).toEqual([
      '~ Experience > Lead, Harbor Labs: [-Engineer-] {+Lead+}',
    ]);
  });

  it('are compared in the words that each is printed with', async () => {
    const spanish = await loadPaperWords('es', SECTIONS);
    const after = { ...BEFORE, look: { ...BEFORE.look, language: 'es' as const } };
    const wordsOf = ({ look }: Resume) => (look.language === 'es' ? spanish : ENGLISH_WORDS);
    const { texts } = diffResumes(BEFORE, after, { sections: SECTIONS, wordsOf, hasIds: false });
    expect(texts).toContainEqual(
      expect.objectContaining({
        kind: 'changed',
        before: { text: 'Experience', sources: [] },
        after: { text: spanish.titleOf('experience'), sources: [] },
      }),
    );
  });

  it('differ in a section that comes or goes as one', () => {
    const after = read(JOBS, { skills: [{ name: 'Go' }] });
    expect(formatted(BEFORE, after)).toEqual(['+ Skills: Go']);
    expect(formatted(after, BEFORE)).toEqual(['- Skills: Go']);
  });

  it('differ in the name', () => {
    const after = { ...BEFORE, contact: { ...BEFORE.contact, fullName: 'Ada King' } };
    expect(formatted(BEFORE, after)).toEqual(['~ : Ada [-Byron-] {+King+}']);
  });

  it('differ in the title of a section', () => {
    const rename = { type: 'set-section', key: 'experience', changes: { title: 'Jobs' } } as const;
    const after = applyEdit(BEFORE, rename, SECTIONS);
    expect(formatted(BEFORE, after)).toEqual(['~ Jobs: [-Experience-] {+Jobs+}']);
  });

  it('pair what is alike with its nearest', () => {
    const list = (...highlights: string[]) => read([{ ...LAB, highlights }]);
    const before = list('Cut costs', 'Wrote runbooks', 'Led team one well');
    const after = list('Led team six well', 'Cut costs', 'Wrote runbooks', 'Led team ten well');
    expect(formatted(before, after)).toEqual([
      '+ Experience > Engineer, Harbor Labs: Led team six well',
      '~ Experience > Engineer, Harbor Labs: Led team [-one-] {+ten+} well',
    ]);
  });

  it('differ in two texts where these share little', () => {
    const after = read([
      { ...LAB, highlights: ['Built ships of glass', 'Cut the bill by half'] },
      MILL,
      COOK,
    ]);
    expect(formatted(BEFORE, after)).toEqual([
      '- Experience > Engineer, Harbor Labs: Led the move of 14 jobs to queues',
      '+ Experience > Engineer, Harbor Labs: Built ships of glass',
    ]);
  });
});

it('[DP1] a moved entry of one document is moved, whatever it says', () => {
  const [first, ...others] = BEFORE.sections.flatMap((section) =>
    section.key === 'experience' && 'entries' in section ? section.entries : [],
  );
  const sections = BEFORE.sections.map((section) =>
    section.key === 'experience' && 'entries' in section
      ? { ...section, entries: [...others, first] }
      : section,
  );
  const after = { ...BEFORE, sections } as Resume;
  expect(formatted(BEFORE, after, true)).toEqual([
    '> Experience > Engineer, Harbor Labs: Engineer',
  ]);
});

/** A resume of one job with these points, each by its id. */
function withPoints(points: Readonly<Record<string, string>>): Resume {
  const resume = read([{ ...LAB, highlights: Object.values(points) }]);
  const [job] = entriesOf(resume, 'experience');
  if (!job) throw new Error('The resume has no job.');
  const ids = Object.keys(points) as PointId[];
  const bullets = job.bullets.points.map((point, at) => ({ ...point, id: ids[at] ?? point.id }));
  return withEntries(resume, 'experience', [
    { ...job, bullets: { ...job.bullets, points: bullets } },
  ]);
}

describe('[DP1] points of one document', () => {
  const place = 'Experience > Engineer, Harbor Labs';

  it('are the same by their ids, whatever they say', () => {
    const [before, after] = [
      withPoints({ a: 'Cut the bill', b: 'Wrote runbooks' }),
      withPoints({ b: 'Wrote runbooks', a: 'Built ships of glass' }),
    ];
    expect(formatted(before, after, true)).toEqual([
      `> ${place}: Wrote runbooks`,
      `~ ${place}: [-Cut the bill-] {+Built ships of glass+}`,
    ]);
  });

  it('are the same by their words where their ids are those of positions', () => {
    const [before, after] = [
      withPoints({ l0: 'Cut the bill', l1: 'Wrote runbooks' }),
      withPoints({ l0: 'Wrote runbooks', l1: 'Cut the bill' }),
    ];
    expect(formatted(before, after, true)).toEqual([`> ${place}: Wrote runbooks`]);
  });
});

it('[DP1] lists the choices of a look that differ', () => {
  const look = { ...BEFORE.look, textSize: 11 };
  const after = { ...BEFORE, look: { ...look, paper: 'a4' as const } };
  expect(differ({ ...BEFORE, look }, after)).toMatchObject({
    texts: [],
    look: [{ knob: 'paper', before: null, after: 'a4' }],
  });
});

const POINTS = [
  'Cut costs',
  'Ran the night shift',
  'Wrote a guide',
  'Cut the costs of paper',
  'Sold tea',
];
/** All that a resume prints, but for the ids of what it prints. */
const onPaper = (resume: Resume) =>
  JSON.stringify(printedResume(resume, { sections: SECTIONS }).sections, (key, value) =>
    key === 'id' || key === 'entryId' ? undefined : value,
  );

const jobs = fc.array(
  fc.record({
    name: fc.constantFrom('Mill', 'Shelter', 'Harbor Labs'),
    position: fc.constantFrom('Cook', 'Clerk', 'Lead cook', ''),
    highlights: fc.array(fc.constantFrom(...POINTS), { maxLength: 4 }),
  }),
  { maxLength: 4 },
);

test.prop([jobs, jobs])(
  '[DP1] nothing differs where the papers say the same, and something where they do not',
  (one, other) => {
    const [before, after] = [read(one), read(other)];
    const { texts } = differ(before, after);
    expect(texts.length === 0).toBe(onPaper(before) === onPaper(after));
  },
);

test.prop([jobs, jobs])('[DP1] what comes one way goes the other', (one, other) => {
  const count = (before: Resume, after: Resume, wanted: string) =>
    differ(before, after).texts.filter(({ kind }) => kind === wanted).length;
  const [before, after] = [read(one), read(other)];
  expect(count(before, after, 'added')).toBe(count(after, before, 'removed'));
});
