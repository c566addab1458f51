import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users } from '#db/schema/schema.ts';
import type { AccountParts } from '../account-parts.ts';
import { findSecondFactor } from '../second-factor/second-factor-queries.ts';
import { proveAddress } from '../ways-in/prove-address-queries.ts';
import { listWaysIn, lockAccount } from '../ways-in/ways-in-queries.ts';

/** A person at a provider. */
export type Linked = { issuer: string; subject: string };

const isLinked = ({ issuer, subject }: Linked) =>
  and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject));

/** The account that a person at a provider is linked to, if any. */
export async function findLinkedAccount(db: Db, person: Linked) {
  const [found] = await db
    .select({ id: users.id, email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(isLinked(person));
  return found;
}

/** Links a person at a provider to an account; false where they are linked to another. */
export async function link(db: Db, owner: UserId, person: Linked): Promise<boolean> {
  await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      userId: owner,
      providerId: person.issuer,
      accountId: person.subject,
    })
    .onConflictDoNothing();
  return (await findLinkedAccount(db, person))?.id === owner;
}

/**
 * Links a person to the account that has their address, which the provider has verified. Says why not: the account has not confirmed it, or asks
 * for codes, which are to hold against somebody who reads its mail and so could have a provider verify the address. Neither counts where
 * passwords open nothing: no code is asked for there, and nobody could confirm an address; what a stranger may have put into the
 * account to come back by ends instead. The account is locked, so that all this still holds when it is done.
 */
export function linkByAddress(
  { db, offer }: Pick<AccountParts, 'db' | 'offer'>,
  email: string,
  person: Linked,
) {
  return db.transaction(async (transaction) => {
    const [holder] = await transaction
      .select({ id: users.id, email: users.email, isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.email, email))
      .for('update');
    if (!holder) return 'failed';
    if (offer.hasPasswords) {
      if (!holder.isConfirmed) return 'unconfirmed';
      if (await findSecondFactor(transaction, holder.id)) return 'secondFactor';
    }
    await proveAddress(transaction, holder.id);
    return (await link(transaction, holder.id, person)) ? holder : 'linkedElsewhere';
  });
}

/** Lists the providers that an account is linked to, and since when. */
export async function listLinks(db: Db, owner: UserId) {
  return db
    .select({ issuer: accounts.providerId, linkedAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, owner));
}

/** Ends the links of an account to a provider that this server offers, unless there is no other way into the account. */
export function unlink(
  { db, ...offered }: Pick<AccountParts, 'db' | 'offer' | 'providers'>,
  owner: UserId,
  issuer: string,
): Promise<'unlinked' | 'unknown' | 'last'> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, owner);
    const ways = await listWaysIn(transaction, owner, offered);
    const linked = ways.providers.map(({ provider }) => provider);
    if (!linked.includes(issuer)) return 'unknown';
    const others = linked.filter((each) => each !== issuer);
    if (!ways.hasPassword && ways.passkeys.length + others.length === 0) return 'last';
    await transaction
      .delete(accounts)
      .where(and(eq(accounts.userId, owner), eq(accounts.providerId, issuer)));
    return 'unlinked';
  });
}
