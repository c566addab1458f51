import { RETENTION_GRACE_H, type SubmissionKind } from '@shortlist/contracts';
import { and, eq, gte, lte, min, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { retention } from '#db/schema/site-schema.ts';
import { isKept, type Submissions, TABLES } from '../page-queries.ts';
import { recordAction } from './action-queries.ts';

const GRACE_MS = RETENTION_GRACE_H * 3_600_000;

/** Holds for periods that were set long enough ago to be applied. */
export const isInForce = (now: Date): SQL =>
  lte(retention.setAt, new Date(now.getTime() - GRACE_MS));

const oldest = (months: number, now: Date): SQL =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

/** Holds for what was sent more than so many months ago. */
export const isOlder = (table: Submissions, months: number, now: Date): SQL =>
  sql`${table.sentAt} < ${oldest(months, now)}`;

/** Finds how long a kind is kept, and what of it is removed next. */
export async function findPeriod(db: Db, kind: SubmissionKind, now: Date) {
  const [period] = await db.select().from(retention).where(eq(retention.kind, kind));
  if (!period || period.months === null) {
    return { kind, months: null, appliesFrom: null, due: 0, nextAt: null };
  }
  const { months, setAt } = period;
  const table = TABLES[kind];
  const due = await db.$count(table, and(isKept(table), isOlder(table, months, now)));
  const endOfOldest = sql`${min(table.sentAt)} + make_interval(months => ${months}::int)`;
  const [next] = await db
    .select({ at: endOfOldest.mapWith(table.sentAt) })
    .from(table)
    .where(and(isKept(table), gte(table.sentAt, oldest(months, now))));
  const appliesFrom = new Date(setAt.getTime() + GRACE_MS);
  return { kind, months, appliesFrom, due, nextAt: next?.at ?? null };
}

type NewPeriod = { kind: SubmissionKind; months: number | null; actor: UserId; now: Date };

/** Sets how long a kind is kept; null keeps it for ever. */
export async function setPeriod(db: Db, { kind, months, actor, now }: NewPeriod): Promise<void> {
  const set = { months, setAt: now };
  await db.transaction(async (transaction) => {
    await transaction
      .insert(retention)
      .values({ kind, ...set })
      .onConflictDoUpdate({ target: retention.kind, set });
    const action = { action: 'retention', kind, months, count: 0 } as const;
    await recordAction(transaction, { ...action, actor, at: now });
  });
}
