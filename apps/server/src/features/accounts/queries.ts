import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { and, eq, exists, lt, notExists, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { isOwnedByAny, ownsNothing } from '#db/owned-table.ts';
import { recordEvent } from '#db/record-event.ts';
import { removeRows } from '#db/remove-in-batches.ts';
import {
  accounts,
  jwks,
  knownBrowsers,
  sessions,
  users,
  verifications,
} from '#db/schema/schema.ts';
import { invitations } from '#db/schema/ways-in-schema.ts';
import { ownedTables, type Round, type ServerFeature } from '../server-feature.ts';
import { isMarkEnded } from './log-in/browser-queries.ts';
import { lastLogInOver } from './sessions/session-end.ts';

/** The tables that better-auth keeps accounts and sessions in. */
export function authStore(db: Db) {
  const schema = {
    user: users,
    session: sessions,
    account: accounts,
    verification: verifications,
    jwks,
  };
  return drizzleAdapter(db, { provider: 'pg', schema, transaction: true });
}

/**
 * Removes sessions, marks, mailed links and invitations that have ended, and guests without a session, with all they
 * made: nobody can reach it any more. A session is renewed once a day, so that one which ended a day
 * ago was last used at least 90 days ago. What guests own goes before them, so that a batch of guests takes little with it.
 */
export async function removeEndedSessions({ db, now, signal, features }: Round): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const hasSession = db.select().from(sessions).where(eq(sessions.userId, users.id));
  const isEnded = and(
    eq(users.isAnonymous, true),
    lt(users.createdAt, dayAgo),
    notExists(hasSession),
  );
  const ended = db.select({ id: users.id }).from(users).where(isEnded);
  const owned = ownedTables(features);
  for (const removal of [
    { table: sessions, which: lt(sessions.expiresAt, dayAgo) },
    { table: sessions, which: isWornOut(db, now) },
    { table: verifications, which: lt(verifications.expiresAt, now) },
    { table: knownBrowsers, which: isMarkEnded(now) },
    { table: invitations, which: lt(invitations.expiresAt, now) },
    ...owned.map((each) => ({ table: each.table, which: isOwnedByAny(each, ended) })),
    { table: users, which: and(isEnded, ...owned.map((each) => ownsNothing(db, each, users.id))) },
  ])
    await removeRows(db, removal, signal);
}

/** Holds where the session of an account has been used for as long as one may be. */
function isWornOut(db: Db, now: Date) {
  const isAccount = and(eq(users.id, sessions.userId), sql`${users.isAnonymous} is not true`);
  return and(
    lt(sessions.createdAt, lastLogInOver(now)),
    exists(db.select().from(users).where(isAccount)),
  );
}

/** Really removes a user with everything of theirs, of every feature: the rows of all tables go with the user's. */
export async function removeUser(
  db: Db,
  id: UserId,
  features: readonly ServerFeature[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Locks the account first, as taking a link of it does, so that the two cannot deadlock.
    await transaction.delete(users).where(eq(users.id, id));
    for (const feature of features) await feature.remove?.(transaction, id);
  });
}

/** The account as it is now. */
export async function findAccount(db: Db, id: UserId) {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

/** The account that the operator means by an address, however that is spelled; no guest. */
export async function findAccountOf(db: Db, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.isAnonymous, false)));
  return account;
}

/** The account that has an address. */
export async function findHolder(db: Db, email: string) {
  const [holder] = await db.select().from(users).where(eq(users.email, email));
  return holder;
}

export const isAddressTaken = async (db: Db, email: string): Promise<boolean> =>
  (await findHolder(db, email)) !== undefined;

/** Checks whether a query failed because such a row, an address for one, is there already. */
export function isDouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '23505' || isDouble(error.cause);
}

/** Confirms that the address of an account is its owner's, or gives it another one that is. */
export async function settleAddress(db: Db, id: UserId, email: string): Promise<void> {
  const updatedAt = new Date();
  await db.update(users).set({ email, emailVerified: true, updatedAt }).where(eq(users.id, id));
}

export type RoleChange = 'changed' | 'unknown' | 'unverified';

/** Makes an account an admin, or takes the role away, which is on record. Only a verified address can be given it. */
export async function setAdmin(db: Db, email: string, isAdmin: boolean): Promise<RoleChange> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: users.id, emailVerified: users.emailVerified, wasAdmin: users.isAdmin })
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), eq(users.isAnonymous, false)))
      .for('update');
    if (!account) return 'unknown';
    if (isAdmin && !account.emailVerified) return 'unverified';
    if (account.wasAdmin === isAdmin) return 'changed';
    await transaction.update(users).set({ isAdmin }).where(eq(users.id, account.id));
    const action = isAdmin ? 'granted' : 'revoked';
    await recordEvent(transaction, { kind: 'account', action, subject: account.id, actor: null });
    return 'changed';
  });
}

type SigningKey = Omit<typeof jwks.$inferInsert, 'id'>;

/**
 * The keys that sign tokens, of those that this secret encrypted: `mark` names the secret. After the
 * secret has changed the others cannot be read, and every session has ended anyway.
 */
export async function listSigningKeys(db: Db, mark: string) {
  return db.select().from(jwks).where(sql`starts_with(${jwks.id}, ${mark})`);
}

export async function addSigningKey(db: Db, id: string, key: SigningKey) {
  const [added] = await db
    .insert(jwks)
    .values({ ...key, id })
    .returning();
  if (!added) throw new Error('The signing key was not stored.');
  return added;
}
