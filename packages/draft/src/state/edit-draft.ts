import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey } from '../model/document-types.ts';
import {
  type EntryPlace,
  entryKey,
  entryOfKey,
  listIds,
  listOfOrder,
  orderKey,
} from '../model/parts.ts';
import {
  type DraftState,
  isSettled,
  settled,
  type Version,
  withKey,
  withMine,
} from './draft-state.ts';
import { currentId } from './entry-ids.ts';
import { askAgain } from './learn-part.ts';

/** The draft after one edit; the parts it touches are unsaved if they differ from the server's. */
export function editDraft<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  edit: T['edit'],
): DraftState<T> {
  const current = model.withCurrentId(edit, (id) => currentId(state.aliases, id));
  const document = model.applyEdit(state.document, current);
  if (document === state.document) return state;
  return model.partsOfEdit(current).reduce(
    (edited, key) => {
      const marked = markEdited(model, edited, key, startOf(model, state, key));
      const entry = entryOfKey(model, key);
      const isNew = entry && !marked.confirmed.has(key) && marked.unsaved.has(key);
      return isNew ? keepPlace(model, marked, entry) : marked;
    },
    { ...state, document },
  );
}

/**
 * Returns the value that edits of a part start from. For an order that is how the entries stand, also where nobody has
 * put them in order: what was moved is seen by comparison.
 */
function startOf<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
): Version<T> {
  const list = listOfOrder(model, key);
  return { value: list ? listIds(model, state.document, list) : state.confirmed.get(key)?.value };
}

/**
 * The draft in which a new entry stays where it is: the server puts a new one last, so the order says it where others
 * that are or will be saved stand behind it.
 */
export function keepPlace<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  { list, id }: EntryPlace<T>,
): DraftState<T> {
  const ids = listIds(model, state.document, list);
  const behind = ids.slice(ids.indexOf(id) + 1).map((each) => entryKey<T>(list, each));
  const isLast = !behind.some((key) => state.confirmed.has(key) || state.unsaved.has(key));
  const isNamed = model.readOrder(state.document, list)?.includes(id);
  return isLast || isNamed ? state : orderAsShown(model, state, list);
}

/** The draft whose order of a kind names every entry as it stands. */
export function orderAsShown<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  list: T['list'],
): DraftState<T> {
  const key = orderKey<T>(list);
  const ids = listIds(model, state.document, list);
  return markEdited(model, withMine(model, state, key, ids), key, startOf(model, state, key));
}

/** The draft in which a part is unsaved if it differs from the server's. Its edits started from `from`. */
export function markEdited<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  key: PartKey<T>,
  from: Version<T> = startOf(model, state, key),
): DraftState<T> {
  const asked = state.conflicts.get(key);
  if (asked) return askAgain(model, state, key, asked);

  const edit = state.unsaved.get(key);
  // Something sent may have arrived although no answer came: only a confirmed save ends that.
  if (edit && edit.attempts.length > 0) return state;
  if (isSettled(model, state, key)) return settled(state, key);
  if (edit) return state;
  const base = state.confirmed.get(key)?.revision;
  return { ...state, unsaved: withKey(state.unsaved, key, { base, from, attempts: [] }) };
}
