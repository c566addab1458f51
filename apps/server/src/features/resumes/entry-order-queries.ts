import { isDeepStrictEqual } from 'node:util';
import type { EntryId, ResumeId } from '@shortlist/resume';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type PartContent, parts } from '#db/document-schema.ts';
import { savePart } from './save-part-queries.ts';
import type { Save, Saved } from './saved.ts';
import { entryIdOf } from './stored-part.ts';

type NamedEntry = { id: EntryId; clientId: string | null };

/** An order in which a client's own id gives way to the server's as soon as there is one. */
export function resolveOrder(ids: readonly EntryId[], named: readonly NamedEntry[]): EntryId[] {
  const known = new Map(named.map(({ id, clientId }) => [clientId, id]));
  return [...new Set(ids.map((id) => known.get(id) ?? id))];
}

/** Saves the order of the entries of one kind. Orders that name the same entries by different ids say the same. */
export async function saveEntryOrder(
  db: Db,
  save: Save,
  kind: string,
  ids: EntryId[],
): Promise<Saved<{ ids: EntryId[] }>> {
  const ref = { kind: 'order', key: `order:${kind}` };
  const resolve = async (handle: Db, { ids: order }: PartContent) =>
    resolveOrder(order as EntryId[], await listNamed(handle, save.resumeId, kind));
  const saved = await savePart(db, save, {
    ref,
    content: { ids },
    saysSame: async (handle, sent, stored) =>
      isDeepStrictEqual(await resolve(handle, sent), await resolve(handle, stored)),
  });
  if (saved.outcome !== 'stale') return saved;
  return { ...saved, current: { ids: await resolve(db, saved.current.content) } };
}

async function listNamed(db: Db, document: ResumeId, kind: string): Promise<NamedEntry[]> {
  const found = await db
    .select({ key: parts.key, clientId: parts.clientId })
    .from(parts)
    .where(and(eq(parts.document, document), eq(parts.kind, kind), isNull(parts.deletedAt)));
  return found.map(({ key, clientId }) => ({ id: entryIdOf({ key }), clientId }));
}
