import { fc } from '@fast-check/vitest';
import { en, say } from '@shortlist/messages';
import {
  blankContact,
  blankFlatEntry,
  blankResume,
  type Contact,
  completeSectionOrder,
  EntryId,
  type EntryOf,
  type FlatEntry,
  numberedIds,
  PAPER_SECTIONS,
  type Resume,
  readEntry,
  readFlatResume,
} from './index.ts';
import type { Check } from './rules/check.ts';

/** Gives "temp-1", "temp-2", … as new ids. */
export const countIds = () => numberedIds('temp');

export const entryId = (text: string): EntryId => EntryId.parse(text);

/** A blank resume with these parts in place of its own. */
export function resumeWith(parts: Partial<Resume>): Resume {
  return { ...blankResume(countIds()), ...parts };
}

export function contactWith(parts: Partial<Contact>): Contact {
  return { ...blankContact(), ...parts };
}

export function experienceWith(parts: Partial<FlatEntry<'experience'>>): EntryOf<'experience'> {
  return readEntry('experience', { ...blankFlatEntry('experience', entryId('e1')), ...parts });
}

export function educationWith(parts: Partial<FlatEntry<'education'>>): EntryOf<'education'> {
  return readEntry('education', { ...blankFlatEntry('education', entryId('s1')), ...parts });
}

export function awardWith(parts: Partial<FlatEntry<'award'>>): EntryOf<'award'> {
  return readEntry('award', { ...blankFlatEntry('award', entryId('a1')), ...parts });
}

/** Text of every kind that people have: words, bullets, line ends, other scripts, and plain noise. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
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

const named = fc.record({ id, name: text, organization: text, date, relevance: text });

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
  aiUsesLeft: fc.integer({ min: 0, max: 3 }),
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

const entriesOf = <E>(entry: fc.Arbitrary<E>) => fc.array(entry, { minLength: 1, maxLength: 3 });

/** Any resume with at least one entry of each kind and every section in its order. */
export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    contact,
    summary: text,
    skills: text,
    experiences: entriesOf(experience),
    educations: entriesOf(education),
    certifications: entriesOf(named),
    awards: entriesOf(named),
    projects: entriesOf(named),
    sectionOrder: fc.shuffledSubarray([...PAPER_SECTIONS]).map(completeSectionOrder),
  })
  .map((flat) => readFlatResume(flat));

export const anyText = text;

/** The check with what it says in English. */
export const inWords = (check: Check) =>
  check.ok ? check : { ...check, message: say(en, check.message) };
