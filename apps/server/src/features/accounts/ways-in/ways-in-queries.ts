import { asc, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users } from '#db/schema/schema.ts';
import { passkeys } from '#db/schema/ways-in-schema.ts';

/** Ways into an account: its password, its passkeys, and the providers that it is linked with. */
export async function listWaysIn(db: Db, owner: UserId) {
  const rows = await db
    .select({ id: accounts.id, provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, owner))
    .orderBy(asc(accounts.createdAt));
  const { id, name, createdAt, usedAt } = passkeys;
  return {
    hasPassword: rows.some(({ provider }) => provider === 'credential'),
    providers: rows.filter(({ provider }) => provider !== 'credential'),
    passkeys: await db
      .select({ id, name, createdAt, usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, owner))
      .orderBy(asc(createdAt), asc(id)),
  };
}

/** Has other changes of the ways into an account wait for the end of the transaction. */
export async function lockAccount(transaction: Db, owner: UserId): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
}
