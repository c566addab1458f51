import {
  type EntryKind,
  type EntryOf,
  entriesOf,
  namelessNote,
  type Resume,
  type Sections,
} from '@shortlist/resume';

const HIDDEN = 'Hidden: kept here, and on no page and in no file.';
const APART =
  'The company differs from the one above, so this role stands apart from it on the page.';

/** What is to be known about an entry beside its form; undefined for most. */
export const entryNote = <K extends EntryKind>(
  resume: Resume,
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): string | undefined =>
  entry.hidden
    ? HIDDEN
    : (namelessNote(resume, kind, entry, sections) ??
      (isApart(resume, kind, entry, sections) ? APART : undefined));

/** Whether a role at the employer above names another one than the printed entry above. */
function isApart<K extends EntryKind>(
  resume: Resume,
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): boolean {
  const { employer } = sections.ofKind(kind);
  if (employer === undefined || !entry.sameEmployer) return false;
  const shown = entriesOf(resume, kind).filter((each) => !each.hidden);
  const above = shown[shown.findIndex(({ id }) => id === entry.id) - 1];
  const nameOf = (each: EntryOf<K>) =>
    String(new Map<string, unknown>(Object.entries(each)).get(employer)).trim();
  return above !== undefined && nameOf(above) !== nameOf(entry);
}
