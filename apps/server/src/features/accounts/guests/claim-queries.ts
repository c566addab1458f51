import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { moveRows } from '#db/owned-table.ts';
import { users } from '#db/schema/schema.ts';
import { type Claim, type Moved, ownedTables, type ServerFeature } from '../../server-feature.ts';

/**
 * Moves everything a guest has made to an account, of every feature and deleted resumes included, and removes the
 * guest with their sessions; answers how many things moved that are not deleted.
 *
 * One transaction, which locks the guest first: creating a resume takes the same lock, so nothing is
 * made for a guest who is on the way out. A guest who is gone already has nothing left to move, so
 * it can be repeated. Ids, revisions and times stay; nothing is refused for being too many.
 */
export async function claimGuest(
  db: Db,
  claim: Claim,
  features: readonly ServerFeature[],
): Promise<Moved> {
  const { guest, account } = claim;
  return db.transaction(async (transaction) => {
    const moved = { resumes: 0 };
    const [locked] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, guest), eq(users.isAnonymous, true)))
      .for('update');
    if (!locked) return moved;

    for (const feature of features) Object.assign(moved, await feature.claim?.(transaction, claim));
    for (const table of ownedTables(features))
      await moveRows(transaction, table, { from: guest, to: account });
    await transaction.delete(users).where(eq(users.id, guest));
    return moved;
  });
}
