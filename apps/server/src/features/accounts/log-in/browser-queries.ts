import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { deleteBeyond } from '#db/delete-beyond.ts';
import { knownBrowsers, users } from '#db/schema/schema.ts';
import { digestOf } from '#lib/digest-of.ts';

/** Browsers that one account is known in; the one that was used longest ago goes first. */
const MOST_BROWSERS = 8;

/** The cookie of a browser lives as long. */
export const MARK_DAYS = 365;

/** The mark, of those that a browser holds, by which it is known to the account of `email`. */
export async function findMark(db: Db, marks: readonly string[], email: string) {
  if (marks.length === 0) return undefined;
  const rows = await db
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .innerJoin(users, eq(knownBrowsers.userId, users.id))
    .where(and(inArray(knownBrowsers.id, marks.map(digestOf)), eq(users.email, email)));
  return marks.find((mark) => rows.some(({ id }) => id === digestOf(mark)));
}

/** Those of `marks` by which a browser is known to somebody, in their order, each with its account. */
export async function listKnown(db: Db, marks: readonly string[]) {
  if (marks.length === 0) return [];
  const rows = await db
    .select({ id: knownBrowsers.id, owner: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(inArray(knownBrowsers.id, marks.map(digestOf)));
  return marks.flatMap((mark) => {
    const row = rows.find(({ id }) => id === digestOf(mark));
    return row ? [{ mark, owner: row.owner }] : [];
  });
}

/** Makes `mark` one of the account's, as the one used last; beyond `MOST_BROWSERS` the oldest go. */
export async function keepMark(db: Db, owner: UserId, mark: string, now: Date): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values({ id: digestOf(mark), userId: owner, usedAt: now })
    .onConflictDoUpdate({ target: knownBrowsers.id, set: { usedAt: now } });
  await deleteBeyond(db, knownBrowsers, {
    which: eq(knownBrowsers.userId, owner),
    order: [desc(knownBrowsers.usedAt), sql`${knownBrowsers.id} = ${digestOf(mark)} desc`],
    most: MOST_BROWSERS,
  });
}

/** Ends every mark of the account: its password was reset. */
export async function endMarks(db: Db, owner: UserId): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.userId, owner));
}

/** Holds where a browser's cookie has run out. */
export const isMarkEnded = (now: Date): SQL =>
  lt(knownBrowsers.usedAt, new Date(now.getTime() - MARK_DAYS * 86_400_000));
