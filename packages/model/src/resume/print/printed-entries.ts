import { formatDateRange } from '../../dates/date-range.ts';
import type { DateValue } from '../../dates/date-value.ts';
import type { MonthYear } from '../../dates/month-year.ts';
import type { PaperWords } from '../../languages/paper-words.ts';
import type { EntriesOfAnyKind } from '../sections/create-sections.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import { dateIn, memberIn } from '../sections/entries/member-values.ts';
import type { EntryKind } from '../sections/registry.ts';
import { pageBreaksOf } from './page-breaks.ts';
import { type PrintedEntry, printedEntry } from './printed-entry.ts';
import type { PrintedText } from './printed-text.ts';

type Entry = EntryOf<EntryKind>;

/**
 * The entries of a section as they are printed. Several roles at one employer stand below its name, which is printed once
 * with the period of all of them: an entry that says so, right below one that names the same employer.
 */
export function printedEntries(
  section: EntriesOfAnyKind,
  entries: readonly Entry[],
  words: PaperWords,
): PrintedEntry[] {
  const printed = entries.map((entry, at) => ({
    ...printedOnce(section, entry, words),
    ...pageBreaksOf(entry, at === 0),
  }));
  const follows = entries.map((entry, at) => {
    const above = organizationOf(printed[at - 1]);
    return entry.sameEmployer === true && above !== '' && above === organizationOf(printed[at]);
  });
  return printed.map((entry, at) => {
    if (follows[at])
      return {
        ...entry,
        isRole: true,
        organization: [],
        location: otherLocation(printed, follows, at),
      };
    const end = follows.indexOf(false, at + 1);
    const roles = entries.slice(at, end < 0 ? undefined : end);
    if (roles.length < 2 || !follows[at + 1]) return entry;
    const { organization, location } = entry;
    const employer = { organization, location, dates: periodOf(entry, roles, words) };
    return { ...entry, employer, isRole: true, organization: [], location: [] };
  });
}

type Printed = { section: EntriesOfAnyKind; words: PaperWords; printed: PrintedEntry };

const lastPrinted = new WeakMap<Entry, Printed>();

/** Prints an entry, or takes what it printed last: a keystroke changes one of them, another design none. */
function printedOnce(section: EntriesOfAnyKind, entry: Entry, words: PaperWords): PrintedEntry {
  const known = lastPrinted.get(entry);
  if (known?.section === section && known.words === words) return known.printed;
  const printed = printedEntry(section, entry, words);
  lastPrinted.set(entry, { section, words, printed });
  return printed;
}

/** The name of the organization that an entry prints beside its own; empty where that is its name. */
const organizationOf = (entry: PrintedEntry | undefined): string => textOf(entry?.organization);

const textOf = (texts: readonly PrintedText[] = []): string =>
  texts.map(({ text }) => text).join(', ');

/** The location of a role, where it is another than the employer's, which is that of the first role. */
function otherLocation(printed: readonly PrintedEntry[], follows: readonly boolean[], at: number) {
  const location = printed[at]?.location ?? [];
  const first = printed[follows.lastIndexOf(false, at)];
  return textOf(location) === textOf(first?.location) ? [] : location;
}

/** From the first start to the last end; nothing where a date is in words that cannot be compared. */
function periodOf(
  { dates }: PrintedEntry,
  roles: readonly Entry[],
  { formatDate, present }: PaperWords,
): readonly PrintedText[] {
  const [first] = dates;
  const ends = roles.map(readDates);
  if (!first || ends.some((date) => date === undefined)) return [];
  const starts = ends.flatMap((each) => each?.start ?? []).sort(byTime);
  const stops = ends.flatMap((each) => each?.end ?? []).sort(byTime);
  const isCurrent = ends.some((each) => each?.isCurrent);
  const written = (date: MonthYear | undefined) => (date ? formatDate(date) : '');
  const text = formatDateRange(written(starts[0]), written(stops.at(-1)), isCurrent, present);
  return text === '' ? [] : [{ ...first, text }];
}

/** A year alone begins it. */
const byTime = (a: MonthYear, b: MonthYear) => a.year - b.year || (a.month ?? 0) - (b.month ?? 0);

/** The dates of a role; undefined where one cannot be compared. */
function readDates(entry: Entry) {
  const [start, end] = ['startDate', 'endDate'].map((name) => dateIn(entry, name));
  const isCurrent = memberIn(entry, 'isCurrent') === true || end === 'present';
  // What lasts to this day prints no end.
  if (!isComparable(start) || !(isCurrent || isComparable(end))) return undefined;
  return { start: monthOf(start), end: monthOf(end), isCurrent };
}

const isComparable = (date: DateValue | undefined): boolean =>
  date === undefined || date === 'present' || !('rawText' in date) || date.rawText === '';

const monthOf = (date: DateValue | undefined): MonthYear[] =>
  date && date !== 'present' && 'year' in date ? [date] : [];
