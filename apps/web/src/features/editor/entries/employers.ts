import {
  type Edit,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  type Resume,
  type Sections,
  setEntryEdit,
} from '@shortlist/model';

/** The entries of one kind in a resume. */
type Entries = { resume: Resume; kind: EntryKind; sections: Sections };
type Entry = EntryOf<EntryKind>;

/** The employer that an entry names; empty where its kind has none. */
export function employerOf({ kind, sections }: Entries, entry: Entry): string {
  const { employer = '' } = sections.ofKind(kind);
  return String(new Map<string, unknown>(Object.entries(entry)).get(employer) ?? '');
}

/** The entry that is printed above another; undefined for the first. */
export function entryAbove({ resume, kind }: Entries, id: EntryId): Entry | undefined {
  const shown: Entry[] = entriesOf(resume, kind).filter((each) => !each.hidden || each.id === id);
  return shown[shown.findIndex((each) => each.id === id) - 1];
}

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
