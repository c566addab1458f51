import { isDeepStrictEqual } from 'node:util';
import type { EntryId, EntryKind } from '@shortlist/resume';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { entries, entryOrders } from '#db/schema.ts';
import { lockResume, touchResume } from './entry-queries.ts';
import type { Save, Saved } from './saved.ts';

/** The revision of an order that nobody has given yet. */
const FIRST_REVISION = 1;

type NamedEntry = { id: EntryId; clientId: string | null };

/** An order in which a client's own id gives way to the server's as soon as there is one. */
export function resolveOrder(ids: readonly EntryId[], named: readonly NamedEntry[]): EntryId[] {
  const known = new Map(named.map(({ id, clientId }) => [clientId, id]));
  return [...new Set(ids.map((id) => known.get(id) ?? id))];
}

/**
 * Saves the order of the entries of one kind, under the lock that saves of entries take. A stale save of what is
 * stored already has succeeded before; only its answer was lost.
 */
export async function saveEntryOrder(
  db: Db,
  save: Save,
  kind: EntryKind,
  ids: EntryId[],
): Promise<Saved<{ ids: EntryId[] }>> {
  const { owner, resumeId, basedOn } = save;
  return db.transaction(async (transaction) => {
    if (!(await lockResume(transaction, owner, resumeId))) return { outcome: 'absent' };

    const stored = await findOrder(transaction, save, kind);
    const before = stored?.revision ?? FIRST_REVISION;
    if (basedOn !== undefined && basedOn !== before) {
      const named = await listNamed(transaction, save, kind);
      const current = resolveOrder(stored?.ids ?? [], named);
      return isDeepStrictEqual(resolveOrder(ids, named), current)
        ? { outcome: 'saved', revision: before }
        : { outcome: 'stale', revision: before, current: { ids: current } };
    }
    const revision = before + 1;
    await transaction
      .insert(entryOrders)
      .values({ resumeId, kind, ids, revision })
      .onConflictDoUpdate({
        target: [entryOrders.resumeId, entryOrders.kind],
        set: { ids, revision },
      });
    await touchResume(transaction, save);
    return { outcome: 'saved', revision };
  });
}

async function findOrder(db: Db, { resumeId }: Save, kind: EntryKind) {
  const [found] = await db
    .select()
    .from(entryOrders)
    .where(and(eq(entryOrders.resumeId, resumeId), eq(entryOrders.kind, kind)));
  return found;
}

const listNamed = (db: Db, { resumeId }: Save, kind: EntryKind): Promise<NamedEntry[]> =>
  db
    .select({ id: entries.id, clientId: entries.clientId })
    .from(entries)
    .where(and(eq(entries.resumeId, resumeId), eq(entries.kind, kind)));
