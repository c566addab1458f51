import type { AccountEventKind } from '@shortlist/contracts';
import type { Db, UserId } from '#db/db.ts';
import { accountEvents } from '#db/schema/ways-in-schema.ts';

type NewEvent = { owner: UserId; what: AccountEventKind; browser?: string; at: Date };

/** Adds to what happened to the ways into an account. */
export async function addEvent(db: Db, { owner, ...event }: NewEvent): Promise<void> {
  await db.insert(accountEvents).values({ userId: owner, ...event });
}
