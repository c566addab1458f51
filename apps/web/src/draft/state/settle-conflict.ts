import type { EntryId } from '@shortlist/resume';
import { type PartField, WHOLE, withFieldsOf } from '../merge/part-fields.ts';
import {
  entryKey,
  entryOfKey,
  type PartKey,
  type PartValue,
  readPart,
} from '../resume-model/part.ts';
import {
  type Conflict,
  type DraftState,
  NOWHERE,
  settled,
  type Unsaved,
  withKey,
  withMine,
} from './draft-state.ts';
import { orderAsShown } from './edit-draft.ts';
import { keepUses } from './keep-uses.ts';
import { learnPart } from './learn-part.ts';
import { bearing, renameEntry } from './rename-entry.ts';

/**
 * The draft in which the person's version of a part in conflict stands: in one field of those that are in question, or
 * in all of them. `newId` is not used yet.
 */
export function keepMine(
  state: DraftState,
  key: PartKey,
  newId: EntryId,
  field?: PartField,
): DraftState {
  const conflict = state.conflicts.get(key);
  if (!conflict) return state;
  const isDeletedThere = conflict.value === undefined && !conflict.isCompeting;
  if (isDeletedThere && entryOfKey(key)) return keepAsNew(state, key, newId);
  return answer(state, key, conflict, askedFields(conflict, field));
}

/**
 * The draft in which a part in conflict reads as it was written elsewhere, in one field or in all that are in question.
 * An entry that was deleted there is gone, with all that other pages left unsaved of it. Uses of AI Write stay spent.
 */
export function takeTheirs(state: DraftState, key: PartKey, field?: PartField): DraftState {
  const conflict = state.conflicts.get(key);
  if (!conflict) return state;
  const mine = readPart(state.resume, key);
  const fields = askedFields(conflict, field);
  const value = fields.includes(WHOLE)
    ? keepUses(conflict.value, mine)
    : withFieldsOf(mine, conflict.value, fields);
  return answer(withMine(state, key, value), key, conflict, fields);
}

const askedFields = ({ fields }: Conflict, field: PartField | undefined): readonly PartField[] =>
  field === undefined ? fields : fields.filter((each) => each === field);

/** The draft in which the fields count as changed here alone: based on what was written there, they are asked about no more. */
function answer(
  state: DraftState,
  key: PartKey,
  conflict: Conflict,
  fields: readonly PartField[],
): DraftState {
  const edit = state.unsaved.get(key);
  if (!edit) return settled(state, key);
  const isWhole = fields.includes(WHOLE);
  const rebased = (from: PartValue) =>
    isWhole ? conflict.value : withFieldsOf(from, conflict.value, fields);
  if (!conflict.isCompeting) {
    const from = { value: rebased(edit.from?.value) };
    const base = isWhole ? conflict.revision : edit.base;
    const attempts = isWhole ? [] : edit.attempts;
    return relearn(state, key, { ...edit, base, from, attempts });
  }
  const [asked, ...others] = edit.competing ?? [];
  const left = isWhole || !asked ? [] : [{ ...asked, from: { value: rebased(asked.from?.value) } }];
  return relearn(state, key, { ...edit, competing: [...left, ...others] });
}

function relearn(state: DraftState, key: PartKey, edit: Unsaved): DraftState {
  const next = { ...state, unsaved: withKey(state.unsaved, key, edit) };
  return learnPart(next, key, state.confirmed.get(key) ?? NOWHERE);
}

/** Deleted elsewhere: what the person keeps becomes a new entry, in the same place. */
function keepAsNew(state: DraftState, key: PartKey, newId: EntryId): DraftState {
  const entry = entryOfKey(key);
  if (!entry) return state;
  const competing = state.unsaved.get(key)?.competing?.map(({ value }) => ({
    value: bearing(value, newId),
  }));
  const renamed = renameEntry(state, key, newId);
  const newKey = entryKey(entry.kind, newId);
  const edit: Unsaved = { base: undefined, from: {}, attempts: [], competing };
  const unsaved = withKey(renamed.unsaved, newKey, edit);
  const kept = learnPart({ ...renamed, unsaved }, newKey, NOWHERE);
  return orderAsShown(kept, entry.kind);
}
