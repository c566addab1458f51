import { type AccountEventKind, SHOWN_EVENTS } from '@shortlist/contracts';
import { desc, eq, lt } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { deleteBeyond } from '#db/delete-beyond.ts';
import { removeRows } from '#db/remove-in-batches.ts';
import { accountEvents } from '#db/schema/ways-in-schema.ts';
import type { Round } from '../../server-feature.ts';

const KEPT_MS = 365 * 86_400_000;

/** Events that one account keeps; beyond them the oldest go, so that no account fills the disk with log ins. */
const MOST_EVENTS = 500;

export type NewAccountEvent = { owner: UserId; what: AccountEventKind; browser?: string };

/** Adds to what happened to an account. */
export async function addAccountEvent(db: Db, event: NewAccountEvent, at: Date): Promise<void> {
  const { owner, what, browser = null } = event;
  await db.insert(accountEvents).values({ userId: owner, what, browser, at });
  await deleteBeyond(db, accountEvents, {
    which: eq(accountEvents.userId, owner),
    order: [desc(accountEvents.at), desc(accountEvents.id)],
    most: MOST_EVENTS,
  });
}

/** Lists what happened to an account, the newest first. */
export const listEvents = (db: Db, owner: UserId) =>
  db
    .select({
      id: accountEvents.id,
      at: accountEvents.at,
      what: accountEvents.what,
      browser: accountEvents.browser,
    })
    .from(accountEvents)
    .where(eq(accountEvents.userId, owner))
    .orderBy(desc(accountEvents.at), desc(accountEvents.id))
    .limit(SHOWN_EVENTS);

/** Reads all of it, the oldest first, for an archive. */
export const readEvents = (db: Db, owner: UserId) =>
  db
    .select({ at: accountEvents.at, what: accountEvents.what, browser: accountEvents.browser })
    .from(accountEvents)
    .where(eq(accountEvents.userId, owner))
    .orderBy(accountEvents.at, accountEvents.id);

/** Removes what happened more than a year ago. */
export const removeOldEvents = ({ db, now, signal }: Round): Promise<void> => {
  const which = lt(accountEvents.at, new Date(now.getTime() - KEPT_MS));
  return removeRows(db, { table: accountEvents, which }, signal);
};
