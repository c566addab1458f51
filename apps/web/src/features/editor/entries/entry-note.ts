import {
  type EntryKind,
  type EntryOf,
  namelessNote,
  type Resume,
  type Sections,
} from '@shortlist/resume';
import { entryAbove, sharesEmployer } from './employers.ts';

const HIDDEN = 'Hidden: kept here, and on no page and in no file.';
const APART =
  'The company differs from the one above, so this role stands apart from it on the page.';

/** Says what is to be known about an entry beside its form; undefined for most. */
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

/** Checks whether a role at the employer above names another one than the printed entry above. */
const isApart = <K extends EntryKind>(
  resume: Resume,
  kind: K,
  entry: EntryOf<K>,
  sections: Sections,
): boolean => {
  const entries = { resume, kind, sections };
  const isRole = entry.sameEmployer === true && entryAbove(entries, entry.id) !== undefined;
  return isRole && !sharesEmployer(entries, entry);
};
