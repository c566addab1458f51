import { and, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { accounts, users } from '#db/schema/schema.ts';
import { passkeys } from '#db/schema/ways-in-schema.ts';
import { endLinks } from '../mails/link-queries.ts';
import { deleteFactor } from '../second-factor/second-factor-queries.ts';
import { endEverywhere } from '../sessions/session-queries.ts';

/**
 * Confirms the address of an account for somebody who has shown that it is theirs. Had nobody shown that before, a stranger may have made the
 * account and be waiting in it: every way into it is removed then, with its codes, and all that is open or was mailed ends.
 */
export async function proveAddress(transaction: Db, owner: UserId): Promise<void> {
  const proved = await transaction
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, owner), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (proved.length === 0) return;
  await transaction.delete(accounts).where(eq(accounts.userId, owner));
  await transaction.delete(passkeys).where(eq(passkeys.userId, owner));
  await deleteFactor(transaction, owner);
  await endLinks(transaction, owner);
  await endEverywhere(transaction, owner);
}
