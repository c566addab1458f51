import { randomUUID } from 'node:crypto';
import type { Db, UserId } from '#db/db.ts';
import { accounts } from '#db/schema/schema.ts';

/** Sets the password of an account by its hash, also of one that has had none. */
export async function setPassword(db: Db, owner: UserId, hash: string): Promise<void> {
  const set = { password: hash, updatedAt: new Date() };
  const about = { userId: owner, accountId: owner, providerId: 'credential' };
  await db
    .insert(accounts)
    .values({ id: randomUUID(), ...about, ...set })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set });
}
