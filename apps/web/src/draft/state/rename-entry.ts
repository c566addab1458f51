import type { EntryId, EntryKind } from '@shortlist/resume';
import {
  type Entry,
  entryKey,
  entryOfKey,
  listEntries,
  orderKey,
  type PartKey,
  type PartValue,
  readPart,
  withEntries,
} from '../resume-model/part.ts';
import {
  type DraftState,
  settled,
  type Version,
  withKey,
  withMine,
  withoutKey,
} from './draft-state.ts';

/** The same version of an entry under another id. */
export const bearing = (value: PartValue, id: EntryId): PartValue =>
  value && { ...(value as Entry), id };

/** The draft in which the entry of `key` bears another id; the old id still leads to it. */
export function renameEntry(state: DraftState, key: PartKey, id: EntryId): DraftState {
  const entry = entryOfKey(key);
  if (!entry) return state;
  const mine = readPart(state.resume, key);
  const { kind } = entry;
  // The server may have listed the entry under its own id before the answer to our save came.
  const others = listEntries(state.resume, kind).filter((other) => other.id !== id);
  const entries = others.map((other) => (other === mine ? { ...other, id } : other));
  const cleared = settled(
    {
      ...state,
      confirmed: withoutKey(state.confirmed, key),
      resume: withEntries(state.resume, kind, entries),
    },
    key,
  );
  return renameInOrder({ ...cleared, aliases: withKey(state.aliases, entry.id, id) }, entry, id);
}

/** The draft in which every version of an order names an entry by its new id. */
function renameInOrder(
  state: DraftState,
  { kind, id: before }: { kind: EntryKind; id: EntryId },
  id: EntryId,
): DraftState {
  const key = orderKey(kind);
  const renamed = (value: PartValue): PartValue =>
    Array.isArray(value) ? [...new Set(value.map((each) => (each === before ? id : each)))] : value;
  const version = (each: Version): Version => ({ value: renamed(each.value) });
  const theirs = state.confirmed.get(key);
  const edit = state.unsaved.get(key);
  const conflict = state.conflicts.get(key);
  const ofEdit = edit && {
    ...edit,
    from: edit.from && version(edit.from),
    attempts: edit.attempts.map(renamed),
    competing: edit.competing?.map((each) => ({
      ...version(each),
      from: each.from && version(each.from),
    })),
  };
  return {
    ...withMine(state, key, renamed(readPart(state.resume, key))),
    confirmed: theirs
      ? withKey(state.confirmed, key, { ...theirs, value: renamed(theirs.value) })
      : state.confirmed,
    unsaved: ofEdit ? withKey(state.unsaved, key, ofEdit) : state.unsaved,
    conflicts: conflict
      ? withKey(state.conflicts, key, { ...conflict, value: renamed(conflict.value) })
      : state.conflicts,
  };
}

/**
 * The draft in which a new entry goes into the one that the server had listed under its own id meanwhile, and that was
 * edited here as well: what was typed into the new one is merged as another page's would be.
 */
export function joinEntries(state: DraftState, key: PartKey, id: EntryId): DraftState {
  const entry = entryOfKey(key);
  if (!entry) return state;
  const newKey = entryKey(entry.kind, id);
  const edit = state.unsaved.get(newKey);
  const attempts = state.unsaved.get(key)?.attempts ?? [];
  const draft = {
    value: bearing(readPart(state.resume, key), id),
    from: { value: bearing(attempts[0], id) },
  };
  const without = renameInOrder(withMine(settled(state, key), key, undefined), entry, id);
  const joined = edit && { ...edit, competing: [...(edit.competing ?? []), draft] };
  return {
    ...without,
    confirmed: withoutKey(without.confirmed, key),
    unsaved: joined ? withKey(without.unsaved, newKey, joined) : without.unsaved,
    aliases: withKey(state.aliases, entry.id, id),
  };
}
