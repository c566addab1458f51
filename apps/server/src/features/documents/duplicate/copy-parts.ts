import { randomUUID } from 'node:crypto';
import { type EntryId, kindOfOrder } from '@shortlist/model';
import type { PartContent } from '#db/schema/document-schema.ts';
import { resolveOrder } from '../parts/resolve-order.ts';
import { entryIdOf, isEntry, type StoredPart } from '../parts/stored-part.ts';

export type NewIds = ReadonlyMap<string, EntryId>;

type Keyed = Pick<StoredPart, 'key'>;
type Part = Pick<StoredPart, 'key' | 'kind' | 'clientId' | 'content'>;

/** An id for the copy of each entry; one that the base of a tailored document has, or had, keeps its own. */
export const newIdsOf = (
  parts: readonly Keyed[],
  ofBase: ReadonlySet<string> = new Set(),
): NewIds =>
  new Map(
    parts
      .filter((part) => isEntry(part) && !ofBase.has(part.key))
      .map((part) => [entryIdOf(part), randomUUID() as EntryId]),
  );

/** Parts of a document as they are in its copy: entries, and the orders that name them, have the new ids. */
export function copyParts<P extends Part>(
  parts: readonly P[],
  newIds: NewIds,
  { isTailored }: { isTailored: boolean },
): P[] {
  const named = parts.filter(isEntry).map((part) => ({ ...part, id: entryIdOf(part) }));
  const orderOf = (key: string, content: PartContent): PartContent => {
    const ofKind = named.filter(({ kind }) => kindOfOrder(key) === kind);
    return { ...content, ids: copyOrder(resolveOrder(content, ofKind), newIds, isTailored) };
  };
  return parts.map((part) => {
    if (part.kind === 'order') return { ...part, content: orderOf(part.key, part.content) };
    const id = isEntry(part) && newIds.get(entryIdOf(part));
    return id ? { ...part, key: `${part.kind}:${id}`, clientId: null } : part;
  });
}

/** The same order of the copied entries. An id that names none is that of an entry of the base, or of one of which there is no copy. */
const copyOrder = (ids: readonly EntryId[], newIds: NewIds, isTailored: boolean): EntryId[] =>
  ids.flatMap((id) => newIds.get(id) ?? (isTailored ? id : []));
