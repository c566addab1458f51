import { fc } from '@fast-check/vitest';
import {
  EntryId,
  type EntryKind,
  emptyContact,
  formatLabelledLines,
  type Mark,
  makeResume,
  NO_SETTINGS,
  parseLabelledLines,
  type Resume,
  SECTIONS,
  type SectionSettings,
  sectionsOf,
  textOf,
} from '@shortlist/model';
import {
  emptyFlatEntry,
  type FlatEntry,
  flatEntriesOf,
  readEntry,
} from '@shortlist/model/flat-entry.test-support';

const OWN_LIST = 'custom-list';
const OWN_TEXT = 'custom-text';
const OWN_ENTRIES = 'custom-entries';

const KINDS = [
  'experience',
  'language',
  'volunteering',
  'publication',
  'course',
  'membership',
  'reference',
] as const satisfies EntryKind[];

/** Lists what a resume says in the sections that not every resume has, and what its texts do not say. */
export function openContent(resume: Resume) {
  const { headline, links, details } = resume.contact;
  const own = sectionsOf(resume, SECTIONS).all.filter(({ kind }) => kind.startsWith('custom-'));
  return {
    headline,
    links: parseLabelledLines(links).map(({ label, text }) => [
      label,
      text.replace(/^https?:\/\//u, ''),
    ]),
    details: parseLabelledLines(details),
    entries: KINDS.map((kind) => flatEntriesOf(resume, kind, SECTIONS).map(withoutId)),
    interests: textOf(resume, 'interests'),
    own: own.map(({ kind, shape, words }) => ({
      // Our headings are in capitals.
      title: words.title.toUpperCase(),
      said:
        shape === 'entries'
          ? flatEntriesOf(resume, kind as EntryKind, SECTIONS).map(withoutId)
          : textOf(resume, kind as 'summary'),
    })),
  };
}

const withoutId = <E extends { id: EntryId }>({ id: _, ...entry }: E) => entry;

const word = fc.constantFrom(
  ...'Cedar Harbor Willow Falcon Summit Granite Meadow Copper Juniper'.split(' '),
);
const words = (least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most }).map((all) => all.join(' '));
const date = fc.constantFrom('Jan 2011', 'Mar 2012', '2014', 'Dec 2015');
const later = fc.constantFrom('Jan 2017', '2018', 'Nov 2021', 'Present');
const dates = fc.record({ startDate: date, endDate: later });
const town = fc.constantFrom('Leeds', 'Berlin, Germany', 'Houston, TX');
const role = fc
  .tuple(word, fc.constantFrom('Engineer', 'Analyst', 'Nurse', 'Coordinator'))
  .map((both) => both.join(' '));
const company = fc
  .tuple(word, fc.constantFrom('Labs', 'Hospital', 'Brothers Inc.', '& Sons', 'Ltd.'))
  .map((both) => both.join(' '));

type Point = { text: string; marks: Mark[] };

/** A point whose words are plain, bold, italic or a link, none like the one before. */
const point = fc
  .array(
    fc.tuple(
      fc.array(fc.constantFrom('built', 'ran', 'costs', 'of', 'teams', 'with', 'care'), {
        minLength: 2,
        maxLength: 5,
      }),
      fc.constantFrom<Omit<Mark, 'from' | 'to'>>(
        { bold: true },
        { italic: true },
        { bold: true, italic: true },
        { href: 'https://example.com/work' },
      ),
    ),
    { maxLength: 3 },
  )
  .map((parts) => {
    let text = 'Planned';
    const marks = parts.map(([said, style]): Mark => {
      const from = text.length + 1;
      text += ` ${said.join(' ')}`;
      const mark = { from, to: text.length, ...style };
      text += ' and then';
      return mark;
    });
    return { text: `${text} rested.`, marks };
  });
/** A point that says no more than an address. */
const addressPoint = fc.constant<Point>({ text: 'https://example.com/Planned', marks: [] });
const points = fc.array(fc.oneof({ weight: 9, arbitrary: point }, addressPoint), {
  minLength: 1,
  maxLength: 3,
});
/** Of a publication such a point is its address. */
const wordyPoints = fc.array(point, { minLength: 1, maxLength: 3 });

/** The member of an entry that holds points, with their marks beside it. */
function pointsIn(field: string, all: readonly Point[], lead = '') {
  const marks = all.flatMap(({ marks: own }, at) => (own.length > 0 ? [[String(at), own]] : []));
  return {
    [field]: all.map(({ text }) => `${lead}${text}`).join('\n'),
    ...(marks.length > 0 && { values: { [field]: { marks: Object.fromEntries(marks) } } }),
  };
}

const id = EntryId.parse('n');
export const flatEntryWith = <K extends EntryKind>(kind: K, said: object): FlatEntry<K> => ({
  ...emptyFlatEntry(kind, id, SECTIONS),
  ...said,
  ...('endDate' in said && { isCurrent: said.endDate === 'Present' }),
});

const working = <K extends 'volunteering' | 'experience'>(kind: K, employer: string) =>
  fc
    .record({ role, employer: company, location: town, dates, points })
    .map(({ employer: at, points: all, dates: when, ...said }) =>
      flatEntryWith(kind, { ...said, ...when, [employer]: at, ...pointsIn('bullets', all, '• ') }),
    );

/** Jobs, some of them further roles at the employer of the one before. */
const jobs = fc
  .array(fc.tuple(working('experience', 'company'), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((all) => {
    const read: FlatEntry<'experience'>[] = [];
    for (const [job, isSame] of all) {
      const { company: at, location } = read.at(-1) ?? job;
      const values = { ...job.values, sameEmployer: true as const };
      read.push(isSame && read.length > 0 ? { ...job, company: at, location, values } : job);
    }
    return read;
  });

const language = fc
  .tuple(
    fc.constantFrom('German', 'French', 'Quenya'),
    fc.constantFrom('Native or bilingual', 'B2', 'fluent enough', ''),
  )
  .map(([name, level]) => flatEntryWith('language', { name, level }));
const publication = fc
  .record({
    name: words(2, 5),
    authors: fc.constantFrom('', 'A. Byron, C. Babbage', 'Ada Byron, Charles Babbage'),
    publisher: company,
    date: later.filter((each) => each !== 'Present'),
    url: fc.constantFrom('', 'https://doi.org/10.1000/182', 'https://example.com/paper'),
    points: wordyPoints,
  })
  .map(({ points: all, ...said }) =>
    flatEntryWith('publication', { ...said, ...pointsIn('description', all) }),
  );
const course = fc
  .record({ name: role, organization: company, date, points })
  .map(({ points: all, ...said }) =>
    flatEntryWith('course', { ...said, ...pointsIn('relevance', all) }),
  );
const membership = fc
  .record({
    organization: company,
    role: fc.constantFrom('', 'Fellow', 'Member', 'Keeper of keys'),
    dates,
    points,
  })
  .map(({ points: all, dates: when, ...said }) =>
    flatEntryWith('membership', { ...said, ...when, ...pointsIn('description', all) }),
  );
const reference = fc
  .record({
    name: fc.constantFrom('Charles Babbage', 'Dr. Mary Somerville'),
    position: fc.constantFrom('', 'Professor, University of Cambridge'),
    contact: fc.constantFrom('', 'charles@example.org', '+44 20 7946 0958'),
    quote: fc.constantFrom('', 'She sees further than I do.'),
  })
  .map((said) => flatEntryWith('reference', said));
const ownEntry = fc
  .record({ name: role, organization: company, location: town, dates, points })
  .map(({ points: all, dates: when, ...said }) =>
    flatEntryWith(OWN_ENTRIES as EntryKind, { ...said, ...when, ...pointsIn('description', all) }),
  );
const line = words(2, 6).map((said) => `${said} sings.`);

export const openParts = fc.record({
  headline: fc.constantFrom('', 'Senior Engineer | Go, Kubernetes', 'Makes engines that hum'),
  links: fc.subarray([
    { label: 'GitHub', text: 'https://github.com/adab' },
    { label: 'Portfolio', text: 'https://work.byron.dev/things' },
    { label: 'Stack Overflow', text: 'https://stackoverflow.com/u/ada' },
  ]),
  details: fc.subarray([
    { label: 'Nationality', text: 'British' },
    { label: 'Address', text: '12 Elm Street, 75201' },
    { label: 'Security clearance', text: 'Secret' },
  ]),
  experience: jobs,
  language: fc.array(language, { maxLength: 3 }),
  volunteering: fc.array(working('volunteering', 'organization'), { maxLength: 2 }),
  publication: fc.array(publication, { maxLength: 2 }),
  course: fc.array(course, { maxLength: 2 }),
  membership: fc.array(membership, { maxLength: 2 }),
  reference: fc.uniqueArray(reference, { maxLength: 2, selector: ({ name }) => name }),
  interests: fc.uniqueArray(fc.constantFrom('Chess', 'Music: Piano, Guitar', 'Hiking'), {
    maxLength: 3,
  }),
  ownList: fc.array(line, { maxLength: 3 }),
  ownText: fc.array(line, { maxLength: 2 }),
  ownEntries: fc.array(ownEntry, { maxLength: 2 }),
});

/** The same with no two points alike: a line that stands on every page is taken for its header. */
export const numberedParts = openParts.map((said): Parts => {
  let count = 0;
  const next = () =>
    `Plan${String(count++)
      .padStart(3, '0')
      .replace(/\d/gu, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  return JSON.parse(JSON.stringify(said).replace(/Planned/gu, next));
});

type Parts = typeof openParts extends fc.Arbitrary<infer P> ? P : never;

const titled = (title: string, shape: SectionSettings['shape']): SectionSettings => ({
  ...NO_SETTINGS,
  title,
  shape,
  isAdded: true,
});

export function resumeOf(said: Parts): Resume {
  const texts: Readonly<Record<string, readonly string[]>> = {
    interests: said.interests,
    [OWN_LIST]: said.ownList,
    [OWN_TEXT]: said.ownText,
  };
  const lists = new Map<string, readonly object[]>([
    ...KINDS.map((kind) => [kind, said[kind]] as const),
    [OWN_ENTRIES, said.ownEntries],
  ]);
  const settings = new Map([
    ...(said.ownList.length > 0 ? [[OWN_LIST, titled('Patents', 'list')] as const] : []),
    ...(said.ownText.length > 0 ? [[OWN_TEXT, titled('Odd trades', 'text')] as const] : []),
    ...(said.ownEntries.length > 0 ? [[OWN_ENTRIES, titled('Juries', 'entries')] as const] : []),
  ]);
  return makeResume(
    {
      contact: {
        ...emptyContact(),
        fullName: 'Ada Byron',
        email: 'ada@example.com',
        phone: '(469) 555-0192',
        linkedin: 'ada-b',
        website: 'ada.dev',
        headline: said.headline,
        links: formatLabelledLines(said.links),
        details: formatLabelledLines(said.details),
      },
      settings,
      text: (kind) => (texts[kind] ?? []).join('\n'),
      entries: <K extends EntryKind>(kind: K) =>
        ((lists.get(kind) ?? []) as FlatEntry<K>[]).map((entry, at) =>
          readEntry(kind, { ...entry, id: EntryId.parse(`${kind}${at}`) }, SECTIONS),
        ),
    },
    SECTIONS,
  );
}
