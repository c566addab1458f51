import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts } from '#db/schema/schema.ts';

/** Sets the password of an account by its hash, also of one that has had none. */
export async function setPassword(transaction: Db, owner: UserId, hash: string): Promise<void> {
  const isCredential = and(eq(accounts.userId, owner), eq(accounts.providerId, 'credential'));
  const set = { password: hash, updatedAt: new Date() };
  const changed = await transaction
    .update(accounts)
    .set(set)
    .where(isCredential)
    .returning({ id: accounts.id });
  if (changed.length > 0) return;
  await transaction.insert(accounts).values({
    ...set,
    id: randomUUID(),
    userId: owner,
    accountId: owner,
    providerId: 'credential',
  });
}
