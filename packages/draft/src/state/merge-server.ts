import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes } from '../model/document-types.ts';
import { entryKey } from '../model/parts.ts';
import { type DraftState, NOWHERE, openDraft, type ServerDocument } from './draft-state.ts';
import { learnPart } from './learn-part.ts';

/**
 * The draft after the whole document was read from the server again. Parts without local edits read as
 * they do there. Entries stand in their order; those that it does not name stand as they do on the server, new ones
 * of the person's after them.
 *
 * Precondition: no save was on its way or confirmed while the server was read; the answer would be older.
 */
export function mergeServer<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  server: ServerDocument<T>,
): DraftState<T> {
  const { confirmed: fresh, usesLeft } = openDraft(model, server);
  let merged = { ...withoutFillers(model, state, server), usesLeft };
  for (const key of new Set([...state.confirmed.keys(), ...fresh.keys()])) {
    merged = learnPart(model, merged, key, fresh.get(key) ?? NOWHERE);
  }
  const lists = model.lists(merged.document);
  return lists.reduce((next, list) => orderEntries(model, next, server, list), merged);
}

/** An empty entry that stands for an empty list makes room when the server has entries. */
function withoutFillers<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  server: ServerDocument<T>,
): DraftState<T> {
  const isFilled = (list: T['list']) => {
    const [only, ...more] = model.listEntries(state.document, list);
    if (!only || more.length > 0 || model.listEntries(server.document, list).length === 0)
      return false;
    return !state.unsaved.has(entryKey<T>(list, only.id)) && model.isEmptyEntry(only);
  };
  const document = model
    .lists(state.document)
    .filter(isFilled)
    .reduce((next, list) => model.withEntries(next, list, []), state.document);
  return { ...state, document };
}

function orderEntries<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  server: ServerDocument<T>,
  list: T['list'],
): DraftState<T> {
  const rank = new Map<string, number>();
  for (const { id } of model.listEntries(server.document, list)) rank.set(id, rank.size);
  const place = ({ id }: T['entry']) => rank.get(id) ?? rank.size;
  const shown = model.listEntries(state.document, list);
  const sorted = [...shown].sort((a, b) => place(a) - place(b));
  const arranged = model.arrange(
    keepQuestioned(model, state, list, sorted),
    model.readOrder(state.document, list),
  );
  return { ...state, document: model.withEntries(state.document, list, arranged) };
}

/** An entry that was deleted there and edited here stays behind the one that it stood behind, until the person has chosen. */
function keepQuestioned<T extends DocumentTypes>(
  model: DocumentModel<T>,
  state: DraftState<T>,
  list: T['list'],
  sorted: readonly T['entry'][],
): T['entry'][] {
  const shown = model.listEntries(state.document, list);
  const isQuestioned = ({ id }: T['entry']) => state.conflicts.has(entryKey<T>(list, id));
  return shown.filter(isQuestioned).reduce<T['entry'][]>(
    (others, entry) => {
      const before = shown[shown.indexOf(entry) - 1];
      const rest = others.filter((each) => each !== entry);
      return rest.toSpliced(before ? rest.indexOf(before) + 1 : 0, 0, entry);
    },
    [...sorted],
  );
}
