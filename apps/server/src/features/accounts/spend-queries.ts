import type { Db } from '#db/db.ts';
import { verifications } from '#db/schema/schema.ts';
import { digestOf } from '#lib/digest-of.ts';

/**
 * Spends something that counts once; false where some server has seen it before. Remembered until it could not be used
 * anyway: the row is removed with links that have ended.
 */
export async function spend(db: Db, secret: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insert(verifications)
    .values({ id: digestOf(secret), identifier: 'spent', value: '', expiresAt })
    .onConflictDoNothing()
    .returning({ id: verifications.id });
  return spent.length > 0;
}
