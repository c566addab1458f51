import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users } from '#db/schema/schema.ts';
import type { AccountParts } from '../account-parts.ts';
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
 * Links a person to the account that has their address, where both have proved it. The account is locked, so that the
 * address is still the account's and still confirmed when this is done; undefined where it is not.
 */
export function linkByAddress(db: Db, email: string, person: Linked) {
  return db.transaction(async (transaction) => {
    const [holder] = await transaction
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.email, email), eq(users.emailVerified, true)))
      .for('update');
    if (!holder) return undefined;
    return (await link(transaction, holder.id, person)) ? holder : undefined;
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
