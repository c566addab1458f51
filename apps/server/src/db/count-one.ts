import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';
import { removeRows } from './remove-in-batches.ts';
import { counters } from './schema/schema.ts';

export type CountLimit = { most: number; windowMs: number };

/**
 * Counts one more of `key`; undefined while there are at most `most` in the window, else the time
 * when the window ends. A window begins with its first count, and is over as well where the clock has been set back by more than it. One statement, so that servers that
 * share a database share the count.
 */
export async function countOne(db: Db, key: string, limit: CountLimit, now: Date) {
  const count = prepared(db, 'count_one', () => buildCount(db).returning());
  const [counted] = await count.execute({ key, amount: 1, now, ...windowOf(limit, now) });
  if (!counted || counted.count <= limit.most) return undefined;
  return endOf(limit, counted.startedAt);
}

/**
 * Counts an amount of `key`, bytes for one, where it fits beside what the window has already; else it counts nothing and answers the time when
 * the window ends.
 */
export async function countAmount(
  db: Db,
  key: string,
  limit: CountLimit & { amount: number },
  now: Date,
) {
  const { amount, most } = limit;
  if (amount > most) return endOf(limit, now);
  const count = prepared(db, 'count_amount', () =>
    buildCount(
      db,
      sql`${counters.count} + excluded.count <= ${sql.placeholder('most')}`,
    ).returning(),
  );
  const [counted] = await count.execute({ key, amount, most, now, ...windowOf(limit, now) });
  if (counted) return undefined;
  const [full] = await db.select().from(counters).where(eq(counters.key, key));
  return endOf(limit, full?.startedAt ?? now);
}

const endOf = ({ windowMs }: CountLimit, startedAt: Date) =>
  new Date(startedAt.getTime() + windowMs);

/** A window that began before `earliest`, or after `latest`, is over. */
const windowOf = ({ windowMs }: CountLimit, now: Date) => ({
  earliest: new Date(now.getTime() - windowMs).toISOString(),
  latest: new Date(now.getTime() + windowMs).toISOString(),
});

function buildCount(db: Db, fits?: SQL) {
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
      ...(fits && { setWhere: sql`${isOver} or ${fits}` }),
    });
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
