import type { Db } from '#db/db.ts';
import { accountEvents } from '#db/schema/ways-in-schema.ts';

/** Adds to what the owner of an account is shown of it. */
export async function addEvent(db: Db, event: typeof accountEvents.$inferInsert): Promise<void> {
  await db.insert(accountEvents).values(event);
}
