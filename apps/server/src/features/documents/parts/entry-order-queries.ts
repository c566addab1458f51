import { isDeepStrictEqual } from 'node:util';
import { kindOfOrder, type ResumeId } from '@shortlist/model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type PartContent, parts } from '#db/schema/document-schema.ts';
import type { Save } from '../saved.ts';
import { type NamedEntry, resolveOrder } from './resolve-order.ts';
import { layOver, type PartToSave, type SavedPart, storePart } from './save-part-queries.ts';
import { entryIdOf } from './stored-part.ts';

type OrderToSave = Pick<PartToSave, 'keepsPreviousVersion' | 'weighed'> & {
  key: string;
  content: PartContent;
};

/** Saves an order of entries. Orders that name the same entries by different ids say the same. */
export async function saveOrder(db: Db, save: Save, order: OrderToSave): Promise<SavedPart> {
  const { key, content, ...kept } = order;
  const resolve = async (handle: Db, said: PartContent) => ({
    ...said,
    ids: resolveOrder(said, await listNamed(handle, save.resumeId, key)),
  });
  const saved = await storePart(db, save, {
    ...kept,
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
      and(inDocument(document), eq(parts.kind, kindOfOrder(order) ?? ''), isNull(parts.deletedAt)),
    );
  return found.map(({ key, clientId }) => ({ id: entryIdOf({ key }), clientId }));
}

/** Holds for the parts that a document has, and for those that it may inherit. */
const inDocument = (document: ResumeId) =>
  sql`${parts.document} = any(array[${document}::uuid, (select tailored_from from documents where id = ${document}::uuid)])`;
