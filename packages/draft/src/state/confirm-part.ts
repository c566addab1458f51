import type { PartField } from '../merge/part-field.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { entryKey, entryOfKey } from '../model/parts.ts';
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

/** The server's answer to a save: the id it gave to an entry, and the part's new revision. */
export type SaveAnswer<T extends DocumentTypes> = {
  id?: T['id'] | undefined;
  revision: number | undefined;
};

/** The value that a confirmed save carried, with the server's answer. */
type Confirmation<T extends DocumentTypes> = SaveAnswer<T> & { sent: PartValue<T> };

/** The draft that remembers that `value` of a part is on its way, before it is sent. */
export function attemptPart<T extends DocumentTypes>(
  state: DraftState<T>,
  key: PartKey<T>,
  value: PartValue<T>,
): DraftState<T> {
  const edit: Unsaved<T> = state.unsaved.get(key) ?? {
    base: state.confirmed.get(key)?.revision,
    from: { value: state.confirmed.get(key)?.value },
    attempts: [],
  };
  if (edit.attempts.some((sent) => sameValue(sent, value))) return state;
  const attempts = [...edit.attempts, value];
  return { ...state, unsaved: withKey(state.unsaved, key, { ...edit, attempts }) };
}

/** The draft after the server refused `value`: it is certain not to have taken it. */
export function refusePart<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  value: PartValue<T>,
): DraftState<T> {
  const edit = state.unsaved.get(key);
  if (!edit) return state;
  const attempts = edit.attempts.filter((sent) => !sameValue(sent, value));
  const next = { ...state, unsaved: withKey(state.unsaved, key, { ...edit, attempts }) };
  return attempts.length === 0 && isSettled(model, next, key) ? settled(next, key) : next;
}

/**
 * The draft after the server confirmed that it has `sent`. What was typed since stays unsaved, now
 * on top of the new revision. An entry takes the server's id wherever its temporary one stood.
 */
export function confirmPart<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  { sent, ...answer }: Confirmation<T>,
): DraftState<T> {
  const entry = entryOfKey(model, key);
  const id = answer.id;
  if (!entry || id === undefined || id === entry.id)
    return confirmKnown(model, state, key, { value: sent, revision: answer.revision });
  const newKey = entryKey<T>(entry.list, id);
  const value = bearing(model, sent, id);
  if (state.unsaved.has(newKey)) {
    return learnPart(model, joinEntries(model, state, key, { id, origin: value }), newKey, {
      value,
      revision: answer.revision,
    });
  }
  const saved = { value, revision: answer.revision };
  const confirmed = confirmKnown(model, renameEntry(model, state, key, id), newKey, saved);
  return value ? keepPlace(model, confirmed, { list: entry.list, id }) : confirmed;
}

/**
 * The draft after the server refused a save because the part has moved on to `theirs`. That a new entry has moved on
 * says that one of our sendings has arrived, and somebody has edited it since: it takes the server's id.
 */
export function staleSave<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  theirs: ServerPart<T>,
): DraftState<T> {
  const entry = entryOfKey(model, key);
  const id = (theirs.value as T['entry'] | undefined)?.id;
  if (!entry || id === undefined || id === entry.id) return learnPart(model, state, key, theirs);
  const newKey = entryKey<T>(entry.list, id);
  const attempts = state.unsaved.get(key)?.attempts.map((sent) => bearing(model, sent, id)) ?? [];
  const origin =
    attempts.find((sent) => sameValue(sent, theirs.value)) ?? inCommon(model, attempts);
  if (state.unsaved.has(newKey))
    return learnPart(model, joinEntries(model, state, key, { id, origin }), newKey, theirs);
  const renamed = renameEntry(model, state, key, id);
  const edit: Unsaved<T> = { base: undefined, from: { value: origin }, attempts };
  const unsaved = withKey(renamed.unsaved, newKey, edit);
  return learnPart(model, { ...renamed, unsaved }, newKey, theirs);
}

/**
 * Returns what all sendings of an entry say alike, where one of them has arrived and it is not known which: somebody else
 * went on from it. The other fields are as nothing is known of them.
 */
function inCommon<T extends DocumentTypes>(
  { fields }: DocumentModel<T>,
  attempts: readonly PartValue<T>[],
): PartValue<T> {
  const [first, ...others] = attempts.filter((sent) => sent !== undefined);
  if (first === undefined) return undefined;
  const differs = (field: PartField) =>
    others.some((sent) => !sameValue(fields.read(sent, field), fields.read(first, field)));
  return fields
    .list(first)
    .filter(differs)
    .reduce<PartValue<T>>((origin, field) => fields.write(origin, field, undefined), first);
}

function confirmKnown<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  { value, revision }: ServerPart<T>,
): DraftState<T> {
  const next = withConfirmed(settled(state, key), key, { value, revision });
  if (isSettled(model, next, key)) return next;
  const base = value === undefined ? undefined : revision;
  return { ...next, unsaved: withKey(next.unsaved, key, { base, from: { value }, attempts: [] }) };
}
