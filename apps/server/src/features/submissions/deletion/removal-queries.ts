import { SubmissionKind, UNDO_S } from '@shortlist/contracts';
import { and, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '#db/db.ts';
import { BATCH_SIZE, removeInBatches } from '#db/remove-in-batches.ts';
import { retention } from '#db/schema/site-schema.ts';
import { detachFiles, giveUpFiles } from '#files/file-queries.ts';
import type { FileStore } from '#files/file-store.ts';
import { isKept, TABLES } from '../page-queries.ts';
import { recordAction } from './action-queries.ts';
import { isInForce, isOlder } from './retention-queries.ts';

/** Twice the time to undo, so that servers whose clocks differ a little agree. */
const DELETED_MS = 2 * UNDO_S * 1000;

/** Really removes what was deleted and cannot be brought back any more, files included. */
export async function removeDeletedSubmissions(
  db: Db,
  store: FileStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - DELETED_MS);
  for (const kind of SubmissionKind.options) {
    await removeAll(db, store, { kind, which: lt(TABLES[kind].deletedAt, before), signal });
  }
}

/** Removes what is older than the retention period of its kind, and says how much in the audit trail. */
export async function removeOldSubmissions(
  db: Db,
  store: FileStore,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const periods = await db
    .select()
    .from(retention)
    .where(and(isNotNull(retention.months), isInForce(now)));
  for (const { kind, months } of periods) {
    if (months === null) continue;
    const table = TABLES[kind];
    await removeAll(db, store, {
      kind,
      which: and(isKept(table), isOlder(table, months, now)),
      signal,
      onRemoved: (transaction, count) =>
        recordAction(transaction, { action: 'expired', kind, count, at: now }),
    });
  }
}

type Removal = {
  kind: SubmissionKind;
  which: SQL | undefined;
  signal: AbortSignal | undefined;
  onRemoved?: (transaction: Transaction, count: number) => Promise<void>;
};

/**
 * Removes rows and then their files. Taking the rows out leaves the files' own rows without a
 * record, in the same transaction: a server that is killed before it has removed the files
 * leaves them to `removeAbandonedFiles`.
 */
async function removeAll(db: Db, store: FileStore, removal: Removal): Promise<void> {
  await removeInBatches(async () => {
    const { removed, keys } = await db.transaction((transaction) =>
      removeSome(transaction, removal),
    );
    if (keys.length > 0) await giveUpFiles(db, store, keys);
    return removed;
  }, removal.signal);
}

async function removeSome(transaction: Transaction, { kind, which, onRemoved }: Removal) {
  const table = TABLES[kind];
  const found = await transaction
    .select({ id: table.id })
    .from(table)
    .where(which)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { removed: 0, keys: [] };
  const keys = await detachFiles(transaction, kind, ids);
  await transaction.delete(table).where(inArray(table.id, ids));
  await onRemoved?.(transaction, ids.length);
  return { removed: ids.length, keys };
}
