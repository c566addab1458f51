import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import { users } from '#db/schema/schema.ts';
import type { UserId } from '#db/user-id.ts';

/**
 * Moves everything a guest has made to an account, deleted resumes included, and removes the guest
 * with their sessions; answers how many resumes moved that are not deleted.
 *
 * One transaction, which locks the guest first: creating a resume takes the same lock, so nothing is
 * made for a guest who is on the way out. A guest who is gone already has nothing left to move, so
 * it can be repeated. Ids, revisions and times stay; nothing is refused for being too many.
 */
export async function claimGuest(db: Db, guest: UserId, account: UserId): Promise<number> {
  return db.transaction(async (transaction) => {
    const [locked] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, guest), eq(users.isAnonymous, true)))
      .for('update');
    if (!locked) return 0;

    const [found] = await transaction
      .select({ resumes: count() })
      .from(documents)
      .where(and(eq(documents.owner, guest), isNull(documents.deletedAt)));
    await transaction.update(documents).set({ owner: account }).where(eq(documents.owner, guest));
    await transaction.delete(users).where(eq(users.id, guest));
    return found?.resumes ?? 0;
  });
}
