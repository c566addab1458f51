import { PAGE_SIZE } from '@shortlist/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/schema.ts';
import { adminActions } from '#db/schema/site-schema.ts';
import { comesAfter, cutPage } from '../page-queries.ts';

export type NewAction = typeof adminActions.$inferInsert;

/** Adds to the audit trail; within the transaction of what was done, so that there is neither without the other. */
export async function recordAction(db: Db, action: NewAction): Promise<void> {
  await db.insert(adminActions).values(action);
}

/** A page of the audit trail, the newest first, with the addresses of the accounts that are still there. */
export async function listActions(db: Db, after: string) {
  const { at, id, actor } = adminActions;
  const found = await db
    .select({ entry: adminActions, id, email: users.email })
    .from(adminActions)
    .leftJoin(users, eq(users.id, actor))
    .where(comesAfter([at, id], after))
    .orderBy(desc(at), desc(id))
    .limit(PAGE_SIZE + 1);
  return cutPage(found, ({ entry }) => entry.at);
}
