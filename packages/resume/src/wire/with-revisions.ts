import type { EntryId } from '../ids.ts';
import { FIRST_REVISION, type Revisions } from './resume-details.ts';

/** Entries with their revisions; one that no server has counted stands at its first. */
export function withRevisions<E extends { id: EntryId }>(
  entries: E[],
  revisions: Revisions['entries'],
) {
  // An id is any text, "constructor" too: only the map's own entries count.
  const known = new Map(Object.entries(revisions));
  return entries.map((entry) => ({
    ...entry,
    revision: known.get(entry.id) ?? FIRST_REVISION,
  }));
}
