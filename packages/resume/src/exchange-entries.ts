import type { Edit } from './edit.ts';
import { ENTRY_LISTS, type EntryId, type EntryKind, type EntryOf, type Resume } from './resume.ts';
import { isBlankEntry } from './shown-sections.ts';

/** An entry that moves and the neighbour that it changes places with. */
type Exchange = { edits: [Edit, Edit]; neighbour: EntryId };

/**
 * How an entry changes places with the one before (-1) or after it (1): what the two say is exchanged, their ids and
 * their uses of AI Write stay where they are. Undefined where there is no neighbour, or where one of the two is
 * blank: some kinds cannot be saved blank, and there is nothing to put in order.
 */
export function exchangeEntries<K extends EntryKind>(
  resume: Resume,
  kind: K,
  id: EntryId,
  step: -1 | 1,
): Exchange | undefined {
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const entries = resume[ENTRY_LISTS[kind]] as EntryOf<K>[];
  const at = entries.findIndex((entry) => entry.id === id);
  const moved = entries[at];
  const neighbour = at < 0 ? undefined : entries[at + step];
  if (!moved || !neighbour || isBlankEntry(moved) || isBlankEntry(neighbour)) return undefined;
  return {
    edits: [saying(kind, neighbour.id, moved), saying(kind, moved.id, neighbour)],
    neighbour: neighbour.id,
  };
}

/** The edit that makes one entry say what another does. */
function saying<K extends EntryKind>(kind: K, id: EntryId, source: EntryOf<K>): Edit {
  const { id: _id, aiUsesLeft: _uses, ...changes } = { aiUsesLeft: undefined, ...source };
  // TypeScript does not see that kind and changes belong to the same K.
  return { type: 'set-entry', kind, id, changes } as Edit;
}
