import type { EntryId } from '@shortlist/resume';
import {
  type DraftState,
  isSettled,
  settled,
  type Unsaved,
  withConfirmed,
  withKey,
  withoutKey,
} from './draft-state.ts';
import {
  type Entry,
  entryKey,
  entryOfKey,
  listEntries,
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
  const renamed = renameEntry(state, key, id);
  const value = { ...(sent as Entry), id };
  return confirmKnown(renamed, entryKey(entry.kind, id), value, answer);
}

function confirmKnown(
  state: DraftState,
  key: PartKey,
  value: PartValue,
  { revision }: SaveAnswer,
): DraftState {
  const next = withConfirmed(settled(state, key), key, { value, revision });
  if (isSettled(next, key)) return next;
  const base = value === undefined ? undefined : revision;
  return { ...next, unsaved: withKey(next.unsaved, key, { base, attempts: [] }) };
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
  return { ...cleared, aliases: withKey(state.aliases, entry.id, id) };
}
