import type { DocumentModel } from '@shortlist/draft';
import type { KindTypes } from './kind-types.ts';

/** Members of a model that have to do with what differs between kinds. */
type Own<T extends KindTypes> = Pick<
  DocumentModel<T>,
  'applyEdit' | 'partsOfEdit' | 'fields' | 'emptyField' | 'findProblem'
> & { keys: readonly T['section'][] };

/** The model of a kind of document whose parts there is one of each, which are the members of the document. */
export const modelWithoutLists = <
  T extends KindTypes & { document: Readonly<Record<T['section'], T['content']>> },
>({
  keys,
  ...own
}: Own<T>): DocumentModel<T> => ({
  schema: 1,
  upgradeValue: (_key, value) => value,
  shareIds: (_key, value) => value,
  sections: () => keys,
  lists: () => [],
  isSection: (name) => keys.includes(name),
  isList: () => false,
  readSection: (document: T['document'], key: T['section']) => document[key],
  withSection: (document, key, content) => ({ ...document, [key]: content }),
  listEntries: () => [],
  withEntries: (document) => document,
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: () => undefined,
  withOrder: (document) => document,
  arrange: (entries) => [...entries],
  isEmptyEntry: () => true,
  fillEmptyLists: (document) => document,
  withCurrentId: (edit) => edit,
  ...own,
});
