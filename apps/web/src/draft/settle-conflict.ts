import type { EntryId } from '@shortlist/resume';
import { renameEntry } from './confirm-part.ts';
import { type DraftState, NOWHERE, settled, withKey, withMine } from './draft-state.ts';
import { keepUses } from './keep-uses.ts';
import { learnPart } from './learn-part.ts';
import {
  type Entry,
  entryKey,
  entryOfKey,
  type PartKey,
  type PartValue,
  readPart,
} from './part.ts';

/**
 * The draft in which the person's version of a part in conflict stands. `newId` is not used yet. Of
 * several conflicts of a part, the one that was asked about is settled.
 */
export function keepMine(state: DraftState, key: PartKey, newId: EntryId): DraftState {
  const theirs = state.conflicts.get(key);
  if (!theirs) return state;
  if (theirs.isRival) return withoutRival(state, key);
  const entry = entryOfKey(key);
  const rivals = state.unsaved.get(key)?.rivals;
  const edit = { base: theirs.revision, attempts: [], rivals };
  if (entry && theirs.value === undefined) {
    // Deleted elsewhere: what the person keeps becomes a new entry.
    const renamed = renameEntry(state, key, newId);
    const newKey = entryKey(entry.kind, newId);
    const ofNew = { ...edit, rivals: rivals?.map((value) => bearing(value, newId)) };
    const unsaved = withKey(renamed.unsaved, newKey, ofNew);
    return learnPart({ ...renamed, unsaved }, newKey, NOWHERE);
  }
  return relearn({ ...state, unsaved: withKey(state.unsaved, key, edit) }, key);
}

/**
 * The draft in which a part in conflict reads as it was written elsewhere. An entry that was deleted
 * there is gone, with all that other pages left unsaved of it. Uses of AI Write stay spent.
 */
export function takeTheirs(state: DraftState, key: PartKey): DraftState {
  const theirs = state.conflicts.get(key);
  if (!theirs) return state;
  const value = keepUses(theirs.value, readPart(state.resume, key));
  const taken = withMine(state, key, value);
  if (theirs.isRival) return withoutRival(taken, key);
  const rivals = state.unsaved.get(key)?.rivals;
  const edit = { base: theirs.revision, attempts: [], rivals };
  return relearn({ ...taken, unsaved: withKey(state.unsaved, key, edit) }, key);
}

/** The draft without the rival that was asked about: it goes on, or asks about the next. */
function withoutRival(state: DraftState, key: PartKey): DraftState {
  const edit = state.unsaved.get(key);
  if (!edit) return settled(state, key);
  const unsaved = withKey(state.unsaved, key, { ...edit, rivals: edit.rivals?.slice(1) });
  return relearn({ ...state, unsaved }, key);
}

const relearn = (state: DraftState, key: PartKey) =>
  learnPart(state, key, state.confirmed.get(key) ?? NOWHERE);

const bearing = (value: PartValue, id: EntryId): PartValue => value && { ...(value as Entry), id };
