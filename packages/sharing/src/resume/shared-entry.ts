import {
  type DateValue,
  type EntriesOfAnyKind,
  type EntryFlag,
  type EntryId,
  type EntryKind,
  type EntryOf,
  emptyEntry,
  type Field,
  flagsOf,
  normalizePoints,
  printedEntry,
  type Sections,
} from '@shortlist/model';

type Entry = EntryOf<EntryKind>;

/** The decisions about an entry that show on paper. */
const SHOWN_FLAGS: readonly EntryFlag[] = ['sameEmployer', 'startsPage', 'keptTogether'];

/** The entry, under another id, of what is printed of one. */
export function sharedEntry(
  section: EntriesOfAnyKind,
  entry: Entry,
  id: EntryId,
  sections: Sections,
): Entry {
  const members = section.fields.flatMap((field) => printedMembers(section, entry, field));
  const flags = flagsOf(entry);
  const shown = SHOWN_FLAGS.filter((flag) => flags[flag]).map((flag) => [flag, true]);
  return {
    ...emptyEntry(section.kind, id, sections),
    ...Object.fromEntries(members),
    ...Object.fromEntries(shown),
  } as Entry; // The members are those of the section's fields.
}

type Member = [name: string, value: unknown];

/** The members of a field that stand on paper. */
function printedMembers(section: EntriesOfAnyKind, entry: Entry, field: Field): Member[] {
  const said = (name: string) => Object.getOwnPropertyDescriptor(entry, name)?.value;
  const [first = ''] = Object.keys(field.members);
  if (field.prints === undefined) return [];
  if (field.prints === 'points') return [[first, printedPoints(section, entry, first)]];
  switch (field.type) {
    case 'dateRange':
      return rangeOf(said);
    case 'month':
      return dateMember(first, said(first));
    default:
      return [[first, String(said(first) ?? '').trim()]];
  }
}

/** Members of a range of dates: one that lasts to this day prints no other end. */
function rangeOf(said: (name: string) => unknown): Member[] {
  const start = dateMember('startDate', said('startDate'));
  if (said('isCurrent') !== true) return [...start, ...dateMember('endDate', said('endDate'))];
  return [...start, ['isCurrent', true], ['endDate', 'present']];
}

function dateMember(name: string, value: unknown): Member[] {
  const date = value as DateValue | undefined; // What a field of a date holds.
  if (date === undefined || date === 'present') return date ? [[name, date]] : [];
  if ('rawText' in date) return [[name, { rawText: date.rawText.trim() }]];
  const { year, month } = date;
  return [[name, month === undefined ? { year } : { year, month }]];
}

/** The points that are printed of a member, under the ids of their positions. */
function printedPoints(section: EntriesOfAnyKind, entry: Entry, name: string) {
  const printed = printedEntry(section, entry).points.filter(({ ref }) => ref.field === name);
  return normalizePoints({ points: printed.map(({ text, marks }) => ({ text, marks })) });
}
