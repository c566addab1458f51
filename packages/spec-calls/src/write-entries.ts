import { AI_USES, type EntryKind, entriesOf, type Resume, type Sections } from '@shortlist/model';
import { FIRST_REVISION, type Revisions, type UsesLeft } from './resume-details.ts';
import { serializeEntry } from './serialized-entry.ts';

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
  const section = sections.ofKind(kind);
  return entriesOf(resume, kind).map((entry) => ({
    ...serializeEntry(section, entry),
    ...(section.hasAiWrite && { aiUsesLeft: left.get(entry.id) ?? AI_USES }),
    revision: revisions.get(entry.id) ?? FIRST_REVISION,
  }));
}
