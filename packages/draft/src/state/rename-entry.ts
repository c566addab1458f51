import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { type EntryPlace, entryKey, entryOfKey, orderKey, partValue } from '../model/parts.ts';
import {
  type DraftState,
  settled,
  type Version,
  withKey,
  withMine,
  withoutKey,
} from './draft-state.ts';

/** The same version of an entry under another id. */
export const bearing = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  value: PartValue<T>,
  id: T['id'],
): PartValue<T> => value && model.withId(value as T['entry'], id);

/** The draft in which the entry of `key` bears another id; the old id still leads to it. */
export function renameEntry<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  id: T['id'],
): DraftState<T> {
  const entry = entryOfKey(model, key);
  if (!entry) return state;
  const mine = partValue(model, state.document, key);
  const { list } = entry;
  // The server may have listed the entry under its own id before the answer to our save came.
  const others = model.listEntries(state.document, list).filter((other) => other.id !== id);
  const entries = others.map((other) => (other === mine ? model.withId(other, id) : other));
  const cleared = settled(
    {
      ...state,
      confirmed: withoutKey(state.confirmed, key),
      document: model.withEntries(state.document, list, entries),
    },
    key,
  );
  return renameInOrder(
    model,
    { ...cleared, aliases: withKey(state.aliases, entry.id, id) },
    entry,
    id,
  );
}

/** The draft in which every version of an order names an entry by its new id. */
function renameInOrder<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  { list, id: before }: EntryPlace<T>,
  id: T['id'],
): DraftState<T> {
  const key = orderKey<T>(list);
  const renamed = (value: PartValue<T>): PartValue<T> =>
    Array.isArray(value) ? [...new Set(value.map((each) => (each === before ? id : each)))] : value;
  const version = (each: Version<T>): Version<T> => ({ value: renamed(each.value) });
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
    ...withMine(model, state, key, renamed(partValue(model, state.document, key))),
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
 * edited here as well: what was typed into the new one is merged as another page's would be. `origin` is what the server
 * is known to have had of it.
 */
export function joinEntries<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  { id, origin }: { id: T['id']; origin: PartValue<T> },
): DraftState<T> {
  const entry = entryOfKey(model, key);
  if (!entry) return state;
  const newKey = entryKey<T>(entry.list, id);
  const edit = state.unsaved.get(newKey);
  const draft = {
    value: bearing(model, partValue(model, state.document, key), id),
    from: { value: origin },
  };
  const without = renameInOrder(
    model,
    withMine(model, settled(state, key), key, undefined),
    entry,
    id,
  );
  const joined = edit && { ...edit, competing: [...(edit.competing ?? []), draft] };
  return {
    ...without,
    confirmed: withoutKey(without.confirmed, key),
    unsaved: joined ? withKey(without.unsaved, newKey, joined) : without.unsaved,
    aliases: withKey(state.aliases, entry.id, id),
  };
}
