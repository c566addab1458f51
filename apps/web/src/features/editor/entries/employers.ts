import {
  type Edit,
  type EntryKind,
  type EntryOf,
  employerOf,
  entriesOf,
  entryAbove,
  setEntryEdit,
} from '@shortlist/model';

type Entries = Parameters<typeof employerOf>[0];
type Entry = EntryOf<EntryKind>;

/** Checks whether an entry is a role at the employer above and names the same: paper has that name once for both. */
export function sharesEmployer(entries: Entries, entry: Entry): boolean {
  const above = entry.sameEmployer ? entryAbove(entries, entry.id) : undefined;
  return above !== undefined && nameOf(entries, above) === nameOf(entries, entry);
}

const nameOf = (entries: Entries, entry: Entry) => employerOf(entries, entry).trim();

/** The edits by which an entry names another employer, and with it the roles below that share its own. */
export function employerEdits(entries: Entries, entry: Entry, name: string): Edit[] {
  const { resume, kind, sections } = entries;
  const { employer = '' } = sections.ofKind(kind);
  const all: Entry[] = entriesOf(resume, kind);
  const below = all.slice(all.findIndex(({ id }) => id === entry.id) + 1);
  const isEnd = (each: Entry) => !each.hidden && !sharesEmployer(entries, each);
  const end = entry.hidden ? 0 : below.findIndex(isEnd);
  const sharing = below
    .slice(0, end < 0 ? undefined : end)
    .filter((each) => sharesEmployer(entries, each));
  return [entry, ...sharing].map(({ id }) => setEntryEdit(kind, id, { [employer]: name }));
}
