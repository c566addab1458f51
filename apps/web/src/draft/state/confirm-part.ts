import type { EntryId } from '@shortlist/resume';
import {
  type Entry,
  entryKey,
  entryOfKey,
  type PartKey,
  type PartValue,
} from '../resume-model/part.ts';
import {
  type DraftState,
  isSettled,
  type ServerPart,
  settled,
  type Unsaved,
  withConfirmed,
  withKey,
} from './draft-state.ts';
import { keepPlace } from './edit-draft.ts';
import { learnPart } from './learn-part.ts';
import { bearing, joinEntries, renameEntry } from './rename-entry.ts';
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
