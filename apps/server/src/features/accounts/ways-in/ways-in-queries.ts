import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users } from '#db/schema/schema.ts';
import { passkeys, recoveryCodes, secondFactors } from '#db/schema/ways-in-schema.ts';
import type { AccountParts } from '../account-parts.ts';

/** Ways in that the operator offers. */
type Offered = Pick<AccountParts, 'offer' | 'providers'>;

/** Ways into an account that this server takes: its password, its passkeys, and the providers that it is linked with. */
export async function listWaysIn(db: Db, owner: UserId, { offer, providers }: Offered) {
  const issuers = providers.map(({ issuer }) => issuer);
  const rows = await db
    .select({ id: accounts.id, provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, owner))
    .orderBy(asc(accounts.createdAt));
  const { id, name, createdAt, usedAt } = passkeys;
  return {
    hasPassword: offer.hasPasswords && rows.some(({ provider }) => provider === 'credential'),
    providers: rows.filter(({ provider }) => issuers.includes(provider)),
    passkeys: await db
      .select({ id, name, createdAt, usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, owner))
      .orderBy(asc(createdAt), asc(id)),
  };
}

/** Checks whether an account has more than one way in. Locks it, so that of two removals at once the second sees the first. */
export async function hasOtherWays(
  transaction: Db,
  owner: UserId,
  offered: Offered,
): Promise<boolean> {
  await lockAccount(transaction, owner);
  const { hasPassword, providers, passkeys: keys } = await listWaysIn(transaction, owner, offered);
  return Number(hasPassword) + providers.length + keys.length > 1;
}

/** Has other changes of the ways into an account wait for the end of the transaction. */
export async function lockAccount(transaction: Db, owner: UserId): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
}

/** State of the codes that are asked for beside the password. */
export async function readSecondFactor(db: Db, owner: UserId) {
  const isOn = and(eq(secondFactors.userId, owner), isNotNull(secondFactors.confirmedAt));
  const [factor] = await db.select({ id: secondFactors.userId }).from(secondFactors).where(isOn);
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, owner));
  return { isOn: factor !== undefined, recoveryCodesLeft: codes?.left ?? 0 };
}
