import type { EntryId } from '@shortlist/model';
import type { PartContent } from '#db/schema/document-schema.ts';

export type NamedEntry = { id: EntryId; clientId: string | null };

/** The ids of an order, in which a client's own id gives way to the server's as soon as there is one. */
export function resolveOrder(order: PartContent, named: readonly NamedEntry[]): EntryId[] {
  const known = new Map(named.map(({ id, clientId }) => [clientId, id]));
  return [...new Set(idsOf(order).map((id) => known.get(id) ?? id))];
}

/** The ids that an order names. Its contract has checked them. */
const idsOf = ({ ids = [] }: PartContent) => ids as readonly EntryId[];
