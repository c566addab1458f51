import { randomUUID } from 'node:crypto';
import { SubmissionKind } from '@shortlist/contracts';
import { and, count, eq, gt, inArray, max, type SQL } from 'drizzle-orm';
import type { Db, Transaction, UserId } from '#db/db.ts';
import { isKept, TABLES } from '../page-queries.ts';
import { recordAction } from './action-queries.ts';

const KINDS = SubmissionKind.options;

type Deleting = { kind: SubmissionKind; ids: readonly string[]; actor: UserId; now: Date };

/**
 * Deletes what of these is there, so that nobody sees it any more and `undoDeletion` can bring it
 * back. Undefined when none of them is there.
 */
export async function deleteSubmissions(db: Db, { kind, ids, actor, now }: Deleting) {
  const table = TABLES[kind];
  const deletionId = randomUUID();
  return db.transaction(async (transaction) => {
    const deleted = await transaction
      .update(table)
      .set({ deletedAt: now, deletionId })
      .where(and(inArray(table.id, [...ids]), isKept(table)))
      .returning({ id: table.id });
    if (deleted.length === 0) return undefined;
    const action = { action: 'deleted', kind, count: deleted.length } as const;
    await recordAction(transaction, { ...action, actor, at: now });
    return { id: deletionId, kind, count: deleted.length, deletedAt: now };
  });
}

/** The deletions since a moment that have not been undone, the newest first. */
export async function listDeletionsSince(db: Db, since: Date) {
  const found = [];
  for (const kind of KINDS) {
    const { deletionId: id, deletedAt } = TABLES[kind];
    const rows = await db
      .select({ id, count: count(), deletedAt: max(deletedAt) })
      .from(TABLES[kind])
      .where(gt(deletedAt, since))
      .groupBy(id);
    for (const row of rows) {
      if (row.id !== null && row.deletedAt !== null)
        found.push({ kind, id: row.id, count: row.count, deletedAt: row.deletedAt });
    }
  }
  return found.sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
}

type Undoing = { id: string; since: Date; actor: UserId; now: Date };

/** Brings back what a deletion took, when it is of after `since`; answers how much that was. */
export async function undoDeletion(db: Db, { id, since, actor, now }: Undoing): Promise<number> {
  return db.transaction(async (transaction) => {
    for (const kind of KINDS) {
      const { deletionId, deletedAt } = TABLES[kind];
      const which = and(eq(deletionId, id), gt(deletedAt, since));
      const restored = await restore(transaction, kind, which);
      if (restored === 0) continue;
      await recordAction(transaction, {
        action: 'restored',
        kind,
        count: restored,
        actor,
        at: now,
      });
      return restored;
    }
    return 0;
  });
}

async function restore(transaction: Transaction, kind: SubmissionKind, which: SQL | undefined) {
  const table = TABLES[kind];
  const restored = await transaction
    .update(table)
    .set({ deletedAt: null, deletionId: null })
    .where(which)
    .returning({ id: table.id });
  return restored.length;
}
