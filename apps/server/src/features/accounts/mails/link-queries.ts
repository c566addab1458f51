import { createHash, randomBytes } from 'node:crypto';
import { newAddressOf } from '@shortlist/contracts';
import { and, eq, gt } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users, verifications } from '#db/schema/schema.ts';

const HOUR_MS = 3_600_000;

/** Purposes of mailed links, and the milliseconds for which they last. */
const LASTS_MS = { confirm: 24 * HOUR_MS, change: 24 * HOUR_MS, reset: HOUR_MS };
export type Purpose = keyof typeof LASTS_MS;

type Account = NonNullable<Awaited<ReturnType<typeof findWithPassword>>>;

/** Returns the purpose of a link of the address page: the token of a change names the address that is to be. */
export const purposeOf = (token: string): Purpose => (newAddressOf(token) ? 'change' : 'confirm');

/**
 * The token of a link that does one thing for one account, once; undefined where there is no such account.
 *
 * The database holds a digest of it together with the purpose and with the account's address and password as
 * they are now: when one of them is another, no token makes that digest, even if its row was left behind.
 */
export async function makeLink(
  db: Db,
  purpose: Purpose,
  { owner, now, newEmail }: { owner: UserId; now: Date; newEmail?: string },
): Promise<string | undefined> {
  const account = await findWithPassword(db, owner);
  if (!account) return undefined;
  const random = randomBytes(24).toString('base64url');
  const token = [owner, random, ...(newEmail ? [newEmail] : [])].join('.');
  const expiresAt = new Date(now.getTime() + LASTS_MS[purpose]);
  const identifier = digestOf(purpose, token, account);
  await db.insert(verifications).values({ id: random, identifier, value: owner, expiresAt });
  return token;
}

/** The account that a link is good for at this moment. */
export async function findLinked(db: Db, purpose: Purpose, token: string, now: Date) {
  const account = await findWithPassword(db, ownerOf(token));
  if (!account) return undefined;
  const [link] = await db
    .select()
    .from(verifications)
    .where(isLink(purpose, token, account, now));
  return link && account;
}

/**
 * The account that a link was good for, with every link that was mailed to it ended. In a `transaction`
 * that does what the link is for: a request with another link of this account waits for it.
 */
export async function takeLink(transaction: Db, purpose: Purpose, token: string, now: Date) {
  const owner = ownerOf(token);
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
  const account = await findLinked(transaction, purpose, token, now);
  if (account) await endLinks(transaction, owner);
  return account;
}

/** Ends what was mailed to an account: its password, or its address, has just been changed. */
export async function endLinks(db: Db, id: UserId): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, id));
}

const ownerOf = (token: string) => (token.split('.', 1)[0] ?? '') as UserId; // Nobody's, where it is made up.

/** Finds an account with its password, which is null where it has none. */
async function findWithPassword(db: Db, id: UserId) {
  const [account] = await db
    .select({ id: users.id, name: users.name, email: users.email, password: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(and(eq(users.id, id), eq(users.isAnonymous, false)));
  return account;
}

const digestOf = (purpose: Purpose, token: string, { email, password }: Account) =>
  createHash('sha256')
    .update(JSON.stringify([purpose, token, email, password]))
    .digest('base64url');

const isLink = (purpose: Purpose, token: string, account: Account, now: Date) =>
  and(
    eq(verifications.identifier, digestOf(purpose, token, account)),
    eq(verifications.value, account.id),
    gt(verifications.expiresAt, now),
  );
