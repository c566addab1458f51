import { type PartField, WHOLE, withFieldsOf } from '../merge/part-field.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { entryKey, entryOfKey, partValue } from '../model/parts.ts';
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
import { learnPart } from './learn-part.ts';
import { bearing, renameEntry } from './rename-entry.ts';

/**
 * The draft in which the person's version of a part in conflict stands: in one field of those that are in question, or
 * in all of them. `newId` is not used yet.
 */
export function keepMine<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  { newId, field }: { newId: T['id']; field?: PartField | undefined },
): DraftState<T> {
  const conflict = state.conflicts.get(key);
  if (!conflict) return state;
  const isDeletedThere = conflict.value === undefined && !conflict.isCompeting;
  if (isDeletedThere && entryOfKey(model, key)) return keepAsNew(model, state, key, newId);
  return answer(model, state, key, answeredBy(conflict, field));
}

/**
 * The draft in which a part in conflict reads as it was written elsewhere, in one field or in all that are in question.
 * An entry that was deleted there is gone, with all that other pages left unsaved of it.
 */
export function takeTheirs<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  field?: PartField,
): DraftState<T> {
  const conflict = state.conflicts.get(key);
  if (!conflict) return state;
  const mine = partValue(model, state.document, key);
  const answered = answeredBy(conflict, field);
  const { fields } = answered;
  const value = fields.includes(WHOLE)
    ? conflict.value
    : withFieldsOf(model.fields, mine, conflict.value, fields);
  return answer(model, withMine(model, state, key, value), key, answered);
}

/** The conflict with those of its fields alone that one choice answers. */
const answeredBy = <T extends DocumentTypes>(
  conflict: Conflict<T>,
  field: PartField | undefined,
): Conflict<T> =>
  field === undefined
    ? conflict
    : { ...conflict, fields: conflict.fields.filter((each) => each === field) };

/** The draft in which the fields of a conflict count as changed here alone: based on what was written there, they are asked about no more. */
function answer<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  conflict: Conflict<T>,
): DraftState<T> {
  const { fields } = conflict;
  const edit = state.unsaved.get(key);
  if (!edit) return settled(state, key);
  const isWhole = fields.includes(WHOLE);
  const rebased = (from: PartValue<T>) =>
    isWhole ? conflict.value : withFieldsOf(model.fields, from, conflict.value, fields);
  if (!conflict.isCompeting) {
    const from = { value: rebased(edit.from?.value) };
    const base = isWhole ? conflict.revision : edit.base;
    const attempts = isWhole ? [] : edit.attempts;
    return relearn(model, state, key, {
      ...edit,
      base,
      from,
      attempts,
      keepsPreviousVersion: true,
    });
  }
  const [asked, ...others] = edit.competing ?? [];
  const left = isWhole || !asked ? [] : [{ ...asked, from: { value: rebased(asked.from?.value) } }];
  return relearn(model, state, key, { ...edit, competing: [...left, ...others] });
}

function relearn<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  edit: Unsaved<T>,
): DraftState<T> {
  const next = { ...state, unsaved: withKey(state.unsaved, key, edit) };
  return learnPart(model, next, key, state.confirmed.get(key) ?? NOWHERE);
}

/** Deleted elsewhere: what the person keeps becomes a new entry, in the same place. */
function keepAsNew<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  newId: T['id'],
): DraftState<T> {
  const entry = entryOfKey(model, key);
  if (!entry) return state;
  const competing = state.unsaved.get(key)?.competing?.map(({ value }) => ({
    value: bearing(model, value, newId),
  }));
  const renamed = renameEntry(model, state, key, newId);
  const newKey = entryKey<T>(entry.list, newId);
  const edit: Unsaved<T> = { base: undefined, from: {}, attempts: [], competing };
  const unsaved = withKey(renamed.unsaved, newKey, edit);
  const kept = learnPart(model, { ...renamed, unsaved }, newKey, NOWHERE);
  return orderAsShown(model, kept, entry.list);
}
