import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';
import { removeRows } from './remove-in-batches.ts';
import { counters } from './schema/schema.ts';

/** `amount` is how much is counted at a time: one where it is absent. */
export type CountLimit = { most: number; windowMs: number; amount?: number };

/**
 * Counts one more of `key`; undefined while there are at most `most` in the window, else the time
 * when the window ends. A window begins with its first count, and is over as well where the clock has been set back by more than it. One statement, so that servers that
 * share a database share the count.
 */
export async function countOne(db: Db, key: string, limit: CountLimit, now: Date) {
  const { amount = 1 } = limit;
  const [earliest, latest] = [-limit.windowMs, limit.windowMs].map((ms) =>
    new Date(now.getTime() + ms).toISOString(),
  );
  const count = prepared(db, 'count_one', () => buildCount(db));
  const [counted] = await count.execute({ key, amount, now, earliest, latest });
  if (!counted || counted.count <= limit.most) return undefined;
  return new Date(counted.startedAt.getTime() + limit.windowMs);
}

function buildCount(db: Db) {
  const { placeholder } = sql;
  const isOver = sql`(${counters.startedAt} <= ${placeholder('earliest')}::timestamptz
    or ${counters.startedAt} > ${placeholder('latest')}::timestamptz)`;
  return db
    .insert(counters)
    .values({
      key: placeholder('key'),
      count: placeholder('amount'),
      startedAt: placeholder('now'),
    })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${counters.count} + excluded.count end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${counters.startedAt} end`,
      },
    })
    .returning();
}

/** Takes one count of `key` back. */
export async function giveBackOne(db: Db, key: string): Promise<void> {
  await db
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(eq(counters.key, key));
}

/** Resets `key`: nothing of it has been counted. */
export async function clearCount(db: Db, key: string): Promise<void> {
  await db.delete(counters).where(eq(counters.key, key));
}

/** Forgets counters that began before `before`, which is at least as long ago as the longest window. */
export const removeOldCounters = (db: Db, before: Date, signal?: AbortSignal): Promise<void> =>
  removeRows(db, { table: counters, which: lt(counters.startedAt, before) }, signal);
