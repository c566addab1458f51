import type { EntryId, EntryKind } from '@shortlist/resume';
import {
  type DraftState,
  isSettled,
  type ServerPart,
  settled,
  type Unsaved,
  type Version,
  withConfirmed,
  withKey,
  withMine,
  withoutKey,
} from './draft-state.ts';
import { keepPlace } from './edit-draft.ts';
import { learnPart } from './learn-part.ts';
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
} from './part.ts';
import { sameValue } from './same-value.ts';

/** What the server answers to a save: the id it gave to an entry, and the part's new revision. */
export type SaveAnswer = { id?: EntryId | undefined; revision: number | undefined };

/** The draft that remembers that `value` of a part is on its way, before it is sent. */
export function attemptPart(state: DraftState, key: PartKey, value: PartValue): DraftState {
  const edit: Unsaved = state.unsaved.get(key) ?? {
    base: state.confirmed.get(key)?.revision,
    from: { value: state.confirmed.get(key)?.value },
    attempts: [],
  };
  if (edit.attempts.some((sent) => sameValue(sent, value))) return state;
  const attempts = [...edit.attempts, value];
  return { ...state, unsaved: withKey(state.unsaved, key, { ...edit, attempts }) };
}

/** The draft after the server refused `value`: it is certain not to have taken it. */
export function refusePart(state: DraftState, key: PartKey, value: PartValue): DraftState {
  const edit = state.unsaved.get(key);
  if (!edit) return state;
  const attempts = edit.attempts.filter((sent) => !sameValue(sent, value));
  const next = { ...state, unsaved: withKey(state.unsaved, key, { ...edit, attempts }) };
  return attempts.length === 0 && isSettled(next, key) ? settled(next, key) : next;
}

/**
 * The draft after the server confirmed that it has `sent`. What was typed since stays unsaved, now
 * on top of the new revision. An entry takes the server's id wherever its temporary one stood.
 */
export function confirmPart(
  state: DraftState,
  key: PartKey,
  sent: PartValue,
  answer: SaveAnswer,
): DraftState {
  const entry = entryOfKey(key);
  const id = answer.id;
  if (!entry || id === undefined || id === entry.id) return confirmKnown(state, key, sent, answer);
  const newKey = entryKey(entry.kind, id);
  const value = bearing(sent, id);
  if (state.unsaved.has(newKey)) {
    return learnPart(joinEntries(state, key, id), newKey, { value, revision: answer.revision });
  }
  const confirmed = confirmKnown(renameEntry(state, key, id), newKey, value, answer);
  return value ? keepPlace(confirmed, { kind: entry.kind, id }) : confirmed;
}

/**
 * The draft after the server refused a save because the part has moved on to `theirs`. That a new entry has moved on
 * says that one of our sendings has arrived, and somebody has edited it since: it takes the server's id.
 */
export function staleSave(state: DraftState, key: PartKey, theirs: ServerPart): DraftState {
  const entry = entryOfKey(key);
  const id = (theirs.value as Entry | undefined)?.id;
  if (!entry || id === undefined || id === entry.id) return learnPart(state, key, theirs);
  const newKey = entryKey(entry.kind, id);
  if (state.unsaved.has(newKey)) return learnPart(joinEntries(state, key, id), newKey, theirs);
  const edit = state.unsaved.get(key);
  const renamed = renameEntry(state, key, id);
  const attempts = edit?.attempts.map((sent) => bearing(sent, id)) ?? [];
  const unsaved = withKey(renamed.unsaved, newKey, { base: undefined, from: {}, attempts });
  return learnPart({ ...renamed, unsaved }, newKey, theirs);
}

/**
 * The draft in which a new entry goes into the one that the server had listed under its own id meanwhile, and that was
 * edited here as well: what was typed into the new one is merged as another page's would be.
 */
function joinEntries(state: DraftState, key: PartKey, id: EntryId): DraftState {
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

const bearing = (value: PartValue, id: EntryId): PartValue => value && { ...(value as Entry), id };

function confirmKnown(
  state: DraftState,
  key: PartKey,
  value: PartValue,
  { revision }: SaveAnswer,
): DraftState {
  const next = withConfirmed(settled(state, key), key, { value, revision });
  if (isSettled(next, key)) return next;
  const base = value === undefined ? undefined : revision;
  return { ...next, unsaved: withKey(next.unsaved, key, { base, from: { value }, attempts: [] }) };
}

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
