import type { EntryId } from '../ids.ts';
import { entriesOf, type Resume, withEntries } from '../resume.ts';
import type { EntryKind } from '../sections/registry.ts';
import { SECTIONS } from '../sections/sections.ts';

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
export const completeEntryOrder = (
  resume: Resume,
  kind: EntryKind,
  sections = SECTIONS,
): EntryId[] => entriesOf(resume, kind, sections).map(({ id }) => id);

/** The resume with an order of its entries of one kind, which stand in it; an empty order is none. */
export function withEntryOrder(
  resume: Resume,
  kind: EntryKind,
  order: readonly EntryId[],
  sections = SECTIONS,
): Resume {
  const { entryOrder, ...rest } = resume;
  const { [kind]: _before, ...others } = entryOrder ?? {};
  const orders = order.length > 0 ? { ...others, [kind]: order } : others;
  const arranged = arrangeEntries(entriesOf(resume, kind, sections), order);
  return {
    ...withEntries(rest, kind, arranged, sections),
    ...(Object.keys(orders).length > 0 && { entryOrder: orders }),
  };
}
