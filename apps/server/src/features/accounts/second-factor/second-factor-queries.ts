import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { recoveryCodes, secondFactors } from '#db/schema/ways-in-schema.ts';

const isConfirmed = (owner: UserId) =>
  and(eq(secondFactors.userId, owner), isNotNull(secondFactors.confirmedAt));
const isWaiting = (owner: UserId) =>
  and(eq(secondFactors.userId, owner), isNull(secondFactors.confirmedAt));

/** The second factor that is asked for, with its sealed key. */
export async function findSecondFactor(db: Db, owner: UserId) {
  const [factor] = await db.select().from(secondFactors).where(isConfirmed(owner));
  return factor;
}

/** The second factor whose first code is waited for. */
export async function findWaiting(db: Db, owner: UserId) {
  const [factor] = await db.select().from(secondFactors).where(isWaiting(owner));
  return factor;
}

/** Keeps a key until its first code comes, in place of one that waited before; returns false where a second factor is asked for already. */
export async function keepKey(db: Db, owner: UserId, sealed: string): Promise<boolean> {
  const kept = await db
    .insert(secondFactors)
    .values({ userId: owner, sealed })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealed, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.userId });
  return kept.length > 0;
}

/** Has the second factor asked for from now on; returns false where its key is no longer the one that waits. */
export async function confirmFactor(
  db: Db,
  owner: UserId,
  { sealed, step, now }: { sealed: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(isWaiting(owner), eq(secondFactors.sealed, sealed)))
    .returning({ id: secondFactors.userId });
  return confirmed.length > 0;
}

/** Takes a time step; false where it, or a later one, was taken before. */
export async function takeStep(db: Db, owner: UserId, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isConfirmed(owner), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId });
  return taken.length > 0;
}

/** Takes a recovery code; false where the account has no such one, or no more. */
export async function takeRecoveryCode(db: Db, owner: UserId, digest: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, owner), eq(recoveryCodes.digest, digest)))
    .returning({ id: recoveryCodes.userId });
  return taken.length > 0;
}

/** Keeps digests of recovery codes in place of all that the account had; none of them where there are none. */
export async function replaceRecoveryCodes(
  transaction: Db,
  owner: UserId,
  digests: readonly string[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
  if (digests.length === 0) return;
  await transaction
    .insert(recoveryCodes)
    .values(digests.map((digest) => ({ userId: owner, digest })));
}

/** Has no second factor asked for any more. */
export async function deleteFactor(transaction: Db, owner: UserId): Promise<void> {
  await replaceRecoveryCodes(transaction, owner, []);
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, owner));
}
