import { fc, test } from '@fast-check/vitest';
import { readJsonResume } from '@shortlist/json-resume';
import { numberedIds, printedResume, type Resume, SECTIONS } from '@shortlist/model';
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

/** A change in a line: its sign, where it stands, and what it says. */
const told = (before: Resume, after: Resume, hasIds?: boolean) =>
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
    { what: 'the same', after: JOBS, changes: [] },
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
  ])('tell $what', ({ after, changes }) => {
    expect(told(BEFORE, read(after))).toEqual(changes);
  });

  it('tell a section that comes or goes as one', () => {
    const after = read(JOBS, { skills: [{ name: 'Go' }] });
    expect(told(BEFORE, after)).toEqual(['+ Skills: Go']);
    expect(told(after, BEFORE)).toEqual(['- Skills: Go']);
  });

  it('tell two texts that share little as two', () => {
    const after = read([
      { ...LAB, highlights: ['Built ships of glass', 'Cut the bill by half'] },
      MILL,
      COOK,
    ]);
    expect(told(BEFORE, after)).toEqual([
      '- Experience > Engineer, Harbor Labs: Led the move of 14 jobs to queues',
      '+ Experience > Engineer, Harbor Labs: Built ships of glass',
    ]);
  });
});

it('[DP1] two states of one document tell a moved entry as moved, whatever it says', () => {
  const [first, ...others] = BEFORE.sections.flatMap((section) =>
    section.key === 'experience' && 'entries' in section ? section.entries : [],
  );
  const sections = BEFORE.sections.map((section) =>
    section.key === 'experience' && 'entries' in section
      ? { ...section, entries: [...others, first] }
      : section,
  );
  const after = { ...BEFORE, sections } as Resume;
  expect(told(BEFORE, after, true)).toEqual(['> Experience > Engineer, Harbor Labs: Engineer']);
});

it('[DP1] tells the choices of a look that differ', () => {
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
