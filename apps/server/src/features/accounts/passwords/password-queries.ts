import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users } from '#db/schema/schema.ts';
import { endLinks } from '../mails/link-queries.ts';
import { endEverywhere } from '../sessions/session-queries.ts';
import { proveAddress } from '../ways-in/prove-address-queries.ts';
import { lockAccount } from '../ways-in/ways-in-queries.ts';

/** Sets the password of an account by its hash, also of one that has had none. */
async function setPassword(db: Db, owner: UserId, hash: string): Promise<void> {
  const set = { password: hash, updatedAt: new Date() };
  const about = { userId: owner, accountId: owner, providerId: 'credential' };
  await db
    .insert(accounts)
    .values({ id: randomUUID(), ...about, ...set })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set });
}

/** Sets another password, and ends every session and all that was mailed: it may be known to somebody else. */
export async function settlePassword(transaction: Db, owner: UserId, hash: string): Promise<void> {
  await lockAccount(transaction, owner);
  await setPassword(transaction, owner, hash);
  await endLinks(transaction, owner);
  await endEverywhere(transaction, owner);
}

/** The same, the first password too, for somebody who reads the account's mail, which proves that the address is theirs. */
export async function settleReset(transaction: Db, owner: UserId, hash: string): Promise<void> {
  await proveAddress(transaction, owner);
  await settlePassword(transaction, owner, hash);
}

/** Finds the account of an address that has a password, with its hash. */
export async function findPassword(db: Db, email: string) {
  const [found] = await db
    .select({ owner: users.id, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email));
  return found?.hash ? { owner: found.owner, hash: found.hash } : undefined;
}
