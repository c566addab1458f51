import { ENTRY_LISTS } from './parts-of-resume.ts';
import type { EntryId, EntryKind, Resume } from './resume.ts';

/**
 * Entries in the order of `order`: ids that it does not name come last, as they stood among each other, and
 * ids of entries that are not there are passed over. So no order can hide an entry, or show one twice.
 */
export function arrangeEntries<E extends { id: EntryId }>(
  entries: readonly E[],
  order: readonly EntryId[] = [],
): E[] {
  const rank = new Map<EntryId, number>();
  for (const id of order) if (!rank.has(id)) rank.set(id, rank.size);
  const place = ({ id }: E) => rank.get(id) ?? rank.size;
  return [...entries].sort((a, b) => place(a) - place(b));
}

/** The ids of all entries of a kind as they stand: an order that names every one of them. */
export const completeEntryOrder = (resume: Resume, kind: EntryKind): EntryId[] =>
  resume[ENTRY_LISTS[kind]].map(({ id }) => id);

/** The resume with an order of its entries of one kind, which stand in it; an empty order is none. */
export function withEntryOrder(resume: Resume, kind: EntryKind, order: readonly EntryId[]): Resume {
  const { entryOrder, ...rest } = resume;
  const { [kind]: _before, ...others } = entryOrder ?? {};
  const orders = order.length > 0 ? { ...others, [kind]: order } : others;
  const list = ENTRY_LISTS[kind];
  const arranged = arrangeEntries<{ id: EntryId }>(resume[list], order);
  return {
    ...rest,
    [list]: arranged,
    ...(Object.keys(orders).length > 0 && { entryOrder: orders }),
  };
}
