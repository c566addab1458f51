import { fc } from '@fast-check/vitest';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import {
  type ChosenLook,
  type Contact,
  DOCUMENT_LANGUAGES,
  EntryId,
  type EntryKind,
  emptyContact,
  emptyResume,
  entryOrderOf,
  type Mark,
  makeResume,
  numberedIds,
  PAPER_SIZES,
  type PaperSection,
  type PointDraft,
  paperOrder,
  type Resume,
  SECTIONS,
  textOf,
  withEntryOrder,
} from '../index.ts';
import {
  emptyFlatEntry,
  type FlatEntry,
  flatEntriesOf,
  readEntry,
} from './flat-entry.test-support.ts';
import type { Check } from './rules/check.ts';
import type { BuiltInEntries, CalledKind } from './sections/registry.ts';

/** First of the halves of surrogate pairs, and their number: they are no characters. */
const FIRST_HALF = 0xd800;
const HALVES = 0x800;

/** Gives "temp-1", "temp-2", … as new ids. */
export const countIds = () => numberedIds('temp');

export const entryId = (text: string): EntryId => EntryId.parse(text);

type CalledEntries = Extract<BuiltInEntries, { kind: CalledKind }>;
type Lists = { [S in CalledEntries as S['list']]: readonly FlatEntry<S['kind']>[] };

/** Content of a resume as text, by the names of its texts and lists. */
export type FlatResume = {
  contact: Contact;
  summary: string;
  skills: string;
  sectionOrder: readonly PaperSection[];
  look?: ChosenLook;
} & Lists;

/** An empty resume, or another, with these parts in place of its own. */
export function resumeWith(
  { contact, sectionOrder, look, ...parts }: Partial<FlatResume>,
  base = emptyResume(countIds(), SECTIONS),
): Resume {
  const said = new Map<string, unknown>(Object.entries(parts));
  const resume = makeResume(
    {
      contact: contact ?? base.contact,
      order: sectionOrder ?? paperOrder(base, SECTIONS),
      look: look ?? base.look,
      text: (kind) => String(said.get(kind) ?? textOf(base, kind)),
      // The list of K holds entries of K, by the type of the parts.
      entries: <K extends EntryKind>(kind: K) =>
        (
          (said.get(SECTIONS.ofKind(kind).list) ??
            flatEntriesOf(base, kind, SECTIONS)) as FlatEntry<K>[]
        ).map((entry) => readEntry(kind, entry, SECTIONS)),
    },
    SECTIONS,
  );
  return SECTIONS.entries.reduce(
    (ordered, { kind }) => withEntryOrder(ordered, kind, entryOrderOf(base, kind) ?? []),
    resume,
  );
}

export function contactWith(parts: Partial<Contact>): Contact {
  return { ...emptyContact(), ...parts };
}

export function experienceWith(parts: Partial<FlatEntry<'experience'>>): FlatEntry<'experience'> {
  return { ...emptyFlatEntry('experience', entryId('e1'), SECTIONS), ...parts };
}

export function educationWith(parts: Partial<FlatEntry<'education'>>): FlatEntry<'education'> {
  return { ...emptyFlatEntry('education', entryId('s1'), SECTIONS), ...parts };
}

export function awardWith(parts: Partial<FlatEntry<'award'>>): FlatEntry<'award'> {
  return { ...emptyFlatEntry('award', entryId('a1'), SECTIONS), ...parts };
}

/**
 * Any character of Unicode, for `fc.string({ unit })`. Its own unit `binary` begins with a table of all 1,112,064 of them, which costs
 * every process 0.6 s and 124 MB. The same texts come of it: the way back lets fast-check mix in words such as `__proto__`.
 */
export const anyCharacter = fc.nat({ max: 0x10f7ff }).map(
  (index) => String.fromCodePoint(index < FIRST_HALF ? index : index + HALVES),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character)
      throw new Error('This is not one character.');
    return code < FIRST_HALF ? code : code - HALVES;
  },
);

/** Text of every kind that people have: words, bullets, line ends, other scripts, and plain noise. */
const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        'Ольга',
        '王小明',
        'C++',
        '• ',
        '- ',
        '\n',
        '\r\n',
        ', ',
        ': ',
        ' in ',
        ' ',
        '5%',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

const date = fc
  .oneof(
    fc.constantFrom('', 'Present', 'Jan 2024', 'Dec 1999', '2024', 'Spring 2019', '2024-05'),
    fc.constantFrom('Jan 2020 – Mar 2021', '2019 – Present', '0999', text),
  )
  .chain((each) => (typeof each === 'string' ? fc.constant(each) : each));

const id = fc.uuid().map((each) => entryId(each));

const offset = fc.integer({ min: -1, max: 16 });

/** Marks of any text, in no order, some of them of nothing or no marks at all. */
export const anyMarks: fc.Arbitrary<Mark[]> = fc.array(
  fc.record(
    {
      from: offset,
      to: offset,
      bold: fc.constant(true as const),
      italic: fc.constant(true as const),
      href: fc.constantFrom(
        'https://a.org',
        'tel:1',
        'mailto:ada@a.org',
        'javascript:1',
        '',
        'a.org',
      ),
    },
    { requiredKeys: ['from', 'to'] },
  ),
  { maxLength: 5 },
);

/** Often nothing, else marks and hidden points of a member. */
const valuesOf = (name: string) =>
  fc.oneof(
    fc.constant(undefined),
    fc
      .record({
        marks: fc.dictionary(fc.constantFrom('0', '1', '2'), anyMarks),
        hidden: fc.subarray([0, 1, 2]),
      })
      .map((values) => ({ [name]: values })),
  );

const named = fc.record({
  id,
  name: text,
  organization: text,
  date,
  relevance: text,
  values: valuesOf('relevance'),
});

const contact = fc.record({
  fullName: text,
  email: text,
  phone: text,
  linkedin: fc.oneof(text, fc.constantFrom('ada', 'https://www.linkedin.com/in/ada/?x=1')),
  website: text,
  country: fc.oneof(
    text,
    fc.constantFrom('United States', 'Canada', 'Germany', 'Deutschland', 'US'),
  ),
  state: text,
  city: text,
  headline: text,
  links: text,
  details: text,
  shown: fc.record({
    phone: fc.boolean(),
    linkedin: fc.boolean(),
    country: fc.boolean(),
    state: fc.boolean(),
    city: fc.boolean(),
  }),
});

const experience = fc.record({
  id,
  role: text,
  company: text,
  startDate: date,
  endDate: date,
  isCurrent: fc.boolean(),
  location: text,
  bullets: text,
  values: valuesOf('bullets'),
});

const education = fc.record({
  id,
  degree: text,
  school: text,
  location: text,
  minor: text,
  startDate: date,
  endDate: date,
  gpa: text,
  bullets: text,
});

const listOf = <E>(entry: fc.Arbitrary<E>) => fc.array(entry, { minLength: 1, maxLength: 3 });

const look = fc.record({
  design: fc.option(fc.string({ maxLength: 64 })),
  paper: fc.option(fc.constantFrom(...PAPER_SIZES)),
});

const knobs = fc.record(
  {
    sideMargin: fc.integer({ min: 8, max: 40 }),
    textSize: fc.constantFrom(8.5, 10, 12.5),
    accent: fc.constantFrom('#1a2b3c', '#000000'),
    fonts: fc.constantFrom('times', 'humanist'),
    dates: fc.constantFrom('short', 'iso'),
    pageNumbers: fc.boolean(),
    sidebarSections: fc.constantFrom('', 'skills,custom-1'),
  },
  { requiredKeys: [] },
);

const lookInAnyLanguage = fc
  .tuple(look, knobs, fc.option(fc.constantFrom(...DOCUMENT_LANGUAGES)))
  .map(([chosen, set, language]) => ({ ...chosen, ...set, ...(language && { language }) }));

/** Any resume with at least one entry of each kind and every section in its order. */
export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    contact,
    summary: text,
    skills: text,
    experiences: listOf(experience),
    educations: listOf(education),
    certifications: listOf(named),
    awards: listOf(named),
    projects: listOf(named),
    sectionOrder: fc.shuffledSubarray([...SECTIONS.paper]),
    look: lookInAnyLanguage,
  })
  .map((parts) => resumeWith(parts));

export const anyText = text;
export const anyDate = date;

/** Points as an editor gives them. */
export const anyPointDrafts: fc.Arbitrary<PointDraft[]> = fc.array(
  fc.record({ text, marks: anyMarks, hidden: fc.boolean() }),
  { maxLength: 4 },
);

export const inWords = (check: Check) =>
  check.ok ? check : { ...check, message: formatMessage(ENGLISH, en, check.message) };
