import type { DocumentModel } from './document-model.ts';
import type { DocumentTypes, EntryKey, OrderKey, PartKey, PartValue } from './document-types.ts';

/** An entry by its list and its id. */
export type EntryPlace<T extends DocumentTypes> = { list: T['list']; id: T['id'] };

export const orderKey = <T extends DocumentTypes>(list: T['list']): OrderKey<T> => `order:${list}`;

export const entryKey = <T extends DocumentTypes>(list: T['list'], id: T['id']): EntryKey<T> =>
  `${list}:${id}`;

/** The list whose order a part is; undefined for all other parts. */
export const listOfOrder = <T extends DocumentTypes>(
  { isList }: DocumentModel<T>,
  key: PartKey<T>,
): T['list'] | undefined => {
  const { name, rest } = splitKey(key);
  return name === 'order' && isList(rest) ? rest : undefined;
};

/** The list and id of an entry's part; undefined for all other parts. */
export function entryOfKey<T extends DocumentTypes>(
  { isList }: DocumentModel<T>,
  key: PartKey<T>,
): EntryPlace<T> | undefined {
  const { name, rest } = splitKey(key);
  return isList(name) ? { list: name, id: rest } : undefined;
}

/** Splits a key at its first colon. */
function splitKey(key: string): { name: string; rest: string } {
  const colon = key.indexOf(':');
  return colon < 0
    ? { name: '', rest: '' }
    : { name: key.slice(0, colon), rest: key.slice(colon + 1) };
}

/** Checks whether a name is the key of a part of this kind of document. */
export function isPartKey<T extends DocumentTypes>(
  model: DocumentModel<T>,
  key: string,
): key is PartKey<T> {
  if (model.isSection(key)) return true;
  return listOfOrder(model, key) !== undefined || entryOfKey(model, key) !== undefined;
}

/** The keys of all parts of a document: sections and orders first, then the entries as they stand. */
export function listParts<T extends DocumentTypes>(
  model: DocumentModel<T>,
  document: T['document'],
): PartKey<T>[] {
  const lists = model.lists(document);
  const entries = lists.flatMap((list) =>
    model.listEntries(document, list).map(({ id }) => entryKey<T>(list, id)),
  );
  return [...model.sections(document), ...lists.map((list) => orderKey<T>(list)), ...entries];
}

/** Returns the content of one part of the document. */
export function partValue<T extends DocumentTypes>(
  model: DocumentModel<T>,
  document: T['document'],
  key: PartKey<T>,
): PartValue<T> {
  const entry = entryOfKey(model, key);
  if (entry) return model.listEntries(document, entry.list).find(({ id }) => id === entry.id);
  const list = listOfOrder(model, key);
  return list ? (model.readOrder(document, list) ?? []) : model.readSection(document, key);
}

/**
 * The document in which one part says `value`. An entry takes the place of the one with its id, a new
 * one comes where the order has it or last, and `undefined` takes it out. The value must be of the part's kind.
 */
export function withPart<T extends DocumentTypes>(
  model: DocumentModel<T>,
  document: T['document'],
  key: PartKey<T>,
  value: PartValue<T>,
): T['document'] {
  const entry = entryOfKey(model, key);
  if (entry) return withEntry(model, document, entry, value as T['entry'] | undefined);
  const list = listOfOrder(model, key);
  if (list) return model.withOrder(document, list, (value ?? []) as T['id'][]);
  return value === undefined ? document : model.withSection(document, key, value);
}

function withEntry<T extends DocumentTypes>(
  model: DocumentModel<T>,
  document: T['document'],
  { list, id }: EntryPlace<T>,
  value: T['entry'] | undefined,
): T['document'] {
  const entries = model.listEntries(document, list);
  const others = entries.filter((entry) => entry.id !== id);
  if (value === undefined) return model.withEntries(document, list, others);
  const next =
    others.length < entries.length
      ? entries.map((entry) => (entry.id === id ? value : entry))
      : model.arrange([...entries, value], model.readOrder(document, list));
  return model.withEntries(document, list, next);
}

/** The ids of all entries of a list as they stand: an order that names every one of them. */
export const listIds = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  document: T['document'],
  list: T['list'],
): T['id'][] => model.listEntries(document, list).map(({ id }) => id);
