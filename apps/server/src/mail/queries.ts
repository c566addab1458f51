import { asc, eq, gt, inArray, lte, min, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { mails } from '#db/schema/mail-schema.ts';

/** Read from the database's clock, which servers that share it share as well. */
const fromNow = (ms: number): SQL => sql`now() + ${ms}::float8 * interval '1 millisecond'`;

/** Keeps a mail whose first try begins now; nobody else tries it for `leaseMs`. */
export async function addMail(
  db: Db,
  { id, sealed, leaseMs }: { id: string; sealed: string; leaseMs: number },
): Promise<void> {
  await db.insert(mails).values({ id, sealed, tries: 1, dueAt: fromNow(leaseMs) });
}

/** Longer than any pause. A mail that is due later than this was put off by a clock that has been set back since. */
const NEVER_DUE_IN_MS = 3 * 3_600_000;

/** At most `most` mails that are due, counted as tried once more; nobody else tries them for `leaseMs`. */
export async function takeDueMails(db: Db, most: number, leaseMs: number) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(or(lte(mails.dueAt, sql`now()`), gt(mails.dueAt, fromNow(NEVER_DUE_IN_MS))))
    .orderBy(asc(mails.dueAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, dueAt: fromNow(leaseMs) })
    .where(inArray(mails.id, due))
    .returning({ id: mails.id, sealed: mails.sealed, tries: mails.tries });
}

/** Returns the time until the next mail is due, in ms; undefined where none waits. */
export async function msUntilDue(db: Db): Promise<number | undefined> {
  const [next] = await db
    .select({
      ms: sql<number | null>`(extract(epoch from ${min(mails.dueAt)} - now()) * 1000)::float8`,
    })
    .from(mails);
  return next?.ms ?? undefined;
}

/** Counts the mails that have not been handed over yet. */
export async function countMails(db: Db): Promise<number> {
  return db.$count(mails);
}

/** Has a mail tried again in `pauseMs`. */
export async function postponeMail(db: Db, id: string, pauseMs: number): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: fromNow(pauseMs) })
    .where(eq(mails.id, id));
}

/** Forgets a mail. */
export async function removeMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}
