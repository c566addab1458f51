import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes } from '../model/document-types.ts';
import { listIds, listParts } from '../model/parts.ts';
import type { DraftState } from './draft-state.ts';
import { markEdited } from './edit-draft.ts';

/**
 * The draft of a new document with all that `filling` says, each part of it an edit that is not saved yet. Empty
 * entries are left out, on both sides; ids of entries must be temporary ones that the server does not know. Their order
 * is one of the edits: it holds also where an entry comes to be saved long after those behind it.
 */
export function fillDraft<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  filling: T['document'],
): DraftState<T> {
  const document = model.lists(filling).reduce((filled, list) => {
    const all = [...model.listEntries(state.document, list), ...model.listEntries(filling, list)];
    return model.withEntries(
      filled,
      list,
      all.filter((entry) => !model.isEmptyEntry(entry)),
    );
  }, filling);
  const ordered = model.lists(document).reduce((next, list) => {
    const ids = listIds(model, next, list);
    return ids.length > 1 ? model.withOrder(next, list, ids) : next;
  }, document);
  return listParts(model, ordered).reduce((draft, key) => markEdited(model, draft, key), {
    ...state,
    document: ordered,
  });
}
