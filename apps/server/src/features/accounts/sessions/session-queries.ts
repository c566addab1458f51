import { and, count, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { deleteBeyond } from '#db/delete-beyond.ts';
import { prepared } from '#db/prepared.ts';
import { recordEvent } from '#db/record-event.ts';
import { sessions, users } from '#db/schema/schema.ts';
import { endMarks } from '../log-in/browser-queries.ts';
import { lastLogInOver } from './session-end.ts';

/** Sessions on one page of the list. */
const PAGE_SIZE = 10;

/** Sessions that an account may have at once; beyond them those end that were used longest ago. */
const MOST_SESSIONS = 50;

const SHOWN = {
  id: sessions.id,
  browser: sessions.userAgent,
  createdAt: sessions.createdAt,
  usedAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

type OfAccount = { owner: UserId; current: string; now: Date };

const others = ({ owner, current, now }: OfAccount) =>
  and(
    eq(sessions.userId, owner),
    ne(sessions.id, current),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, lastLogInOver(now)),
  );

/** One page of the account's sessions besides the current one, the newest first; never their tokens. */
export async function listOtherSessions(db: Db, account: OfAccount, after: string) {
  const rows = await db
    .select(SHOWN)
    .from(sessions)
    .where(and(others(account), comesAfter(after)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last ? `${last.createdAt.getTime()}.${last.id}` : null;
  const [found] = await db.select({ total: count() }).from(sessions).where(others(account));
  return { shown, next, total: found?.total ?? 0 };
}

/** A page begins after a session, not at a number of them. What is no end of a page begins the list. */
function comesAfter(after: string): SQL | undefined {
  const [, moment, id] = /^(\d{1,13})\.(\w{1,64})$/u.exec(after) ?? [];
  if (moment === undefined) return undefined;
  const createdAt = new Date(Number(moment)).toISOString();
  return sql`(${sessions.createdAt}, ${sessions.id}) < (${createdAt}::timestamptz, ${id})`;
}

/** Ends a session; returns whether the owner had such a one. */
export async function endSessionById(db: Db, owner: UserId, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Finds the session of a token with what decides who its user is; one statement. */
export async function findSessionByToken(db: Db, token: string) {
  const find = prepared(db, 'find_session', () =>
    db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        id: users.id,
        email: users.email,
        emailVerified: users.emailVerified,
        isAnonymous: users.isAnonymous,
        isAdmin: users.isAdmin,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.token, sql.placeholder('token'))),
  );
  const [found] = await find.execute({ token });
  return found;
}

/** Ends a session by the token in its cookie. */
export async function endSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Ends every session of the account, whose browsers are no longer known; returns how many there were. */
export async function endEverywhere(transaction: Db, owner: UserId): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(eq(sessions.userId, owner))
    .returning({ id: sessions.id });
  await endMarks(transaction, owner);
  return ended.length;
}

/** Ends every session of the account but the current one. */
export async function endOtherSessions(db: Db, owner: UserId, current: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, owner), ne(sessions.id, current)));
}

/** Ends sessions beyond `MOST_SESSIONS`; the last use is known to the day. */
export async function endIdleSessions(db: Db, owner: UserId): Promise<void> {
  await deleteBeyond(db, sessions, {
    which: eq(sessions.userId, owner),
    order: [desc(sessions.updatedAt), desc(sessions.createdAt)],
    most: MOST_SESSIONS,
  });
}

/**
 * Ends every session of the account that has an address, for an admin, which is on record.
 * Returns how many there were; undefined where no account has the address.
 */
export async function endSessionsByEmail(db: Db, email: string, actor: UserId) {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isAnonymous, false)))
      .for('update');
    if (!account) return undefined;
    const ended = await endEverywhere(transaction, account.id);
    const subject = account.id;
    await recordEvent(transaction, { kind: 'account', action: 'loggedOut', subject, actor });
    return { account: account.id, ended };
  });
}
