import { AI_USES } from '../../fields/field.ts';
import { flatEntriesOf, type Resume } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { EntryKind } from '../sections/registry.ts';
import { FIRST_REVISION, type Revisions, type UsesLeft } from './resume-details.ts';

/**
 * The entries of a kind as the wire has them: each ends with the uses of AI Write that are left, where its kind has that,
 * and with its revision; one that no server has counted stands at its first.
 */
export function writeEntries(
  resume: Resume,
  kind: EntryKind,
  { entries, usesLeft }: { entries: Revisions['entries']; usesLeft: UsesLeft },
  sections: Sections,
) {
  // An id is any text, "constructor" too: only the maps' own entries count.
  const revisions = new Map(Object.entries(entries));
  const left = new Map(Object.entries(usesLeft));
  const { hasAiWrite } = sections.ofKind(kind);
  return flatEntriesOf(resume, kind, sections).map((entry) => ({
    ...entry,
    ...(hasAiWrite && { aiUsesLeft: left.get(entry.id) ?? AI_USES }),
    revision: revisions.get(entry.id) ?? FIRST_REVISION,
  }));
}
