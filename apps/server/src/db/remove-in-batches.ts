import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** Rows that are removed in one transaction: a backlog keeps nobody waiting, and no statement reaches its time limit. */
export const BATCH_SIZE = 200;

/** Batches of one turn; what is left over goes in the next. */
const MOST_BATCHES = 500;

/**
 * Removes batch after batch, each in a transaction of its own, until one was not full: what is left then is locked by somebody, and goes in the next turn, as what is beyond the
 * most of one turn does. `removeBatch` answers how many rows it has removed. Aborting `signal` ends it after the batch under way.
 */
export async function removeInBatches(
  removeBatch: () => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES && !signal?.aborted; batch += 1) {
    if ((await removeBatch()) < BATCH_SIZE) return;
  }
}

/**
 * Removes rows in batches, with what hangs on them. A batch locks its rows and passes over those that are locked: servers that
 * remove at the same time remove each row once, and nobody waits for another.
 */
export const removeRows = (
  db: Db,
  { table, which }: { table: PgTable; which: SQL | undefined },
  signal?: AbortSignal,
): Promise<void> =>
  removeInBatches(async () => {
    const { rows } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${which} limit ${BATCH_SIZE} for update skip locked)) returning 1 as removed`);
    return rows.length;
  }, signal);
