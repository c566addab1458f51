import { isDeepStrictEqual } from 'node:util';
import { type EntryId, kindOfOrder, type ResumeId } from '@shortlist/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type PartContent, parts } from '#db/schema/document-schema.ts';
import type { Save } from '../saved.ts';
import { layOver, type PartToSave, type SavedPart, storePart } from './save-part-queries.ts';
import { entryIdOf } from './stored-part.ts';

type NamedEntry = { id: EntryId; clientId: string | null };

/** The ids of an order, in which a client's own id gives way to the server's as soon as there is one. */
export function resolveOrder(order: PartContent, named: readonly NamedEntry[]): EntryId[] {
  const known = new Map(named.map(({ id, clientId }) => [clientId, id]));
  return [...new Set(idsOf(order).map((id) => known.get(id) ?? id))];
}

/** The ids that an order names. Its contract has checked them. */
const idsOf = ({ ids = [] }: PartContent) => ids as readonly EntryId[];

type OrderToSave = Pick<PartToSave, 'keepsPreviousVersion'> & { key: string; content: PartContent };

/** Saves an order of entries. Orders that name the same entries by different ids say the same. */
export async function saveOrder(db: Db, save: Save, order: OrderToSave): Promise<SavedPart> {
  const { key, content, keepsPreviousVersion } = order;
  const resolve = async (handle: Db, said: PartContent) => ({
    ...said,
    ids: resolveOrder(said, await listNamed(handle, save.resumeId, key)),
  });
  const saved = await storePart(db, save, {
    keepsPreviousVersion,
    ref: { kind: 'order', key },
    lay: layOver(content),
    saysSame: async (handle, sent, stored) =>
      isDeepStrictEqual(await resolve(handle, sent), await resolve(handle, stored)),
  });
  if (saved.outcome !== 'stale') return saved;
  const { current } = saved;
  return { ...saved, current: { ...current, content: await resolve(db, current.content) } };
}

async function listNamed(db: Db, document: ResumeId, order: string): Promise<NamedEntry[]> {
  const found = await db
    .select({ key: parts.key, clientId: parts.clientId })
    .from(parts)
    .where(
      and(
        eq(parts.document, document),
        eq(parts.kind, kindOfOrder(order) ?? ''),
        isNull(parts.deletedAt),
      ),
    );
  return found.map(({ key, clientId }) => ({ id: entryIdOf({ key }), clientId }));
}
