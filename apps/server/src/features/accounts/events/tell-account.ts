import type { AccountEventKind } from '@shortlist/contracts';
import type { UserId } from '#db/db.ts';
import type { AccountParts } from '../account-parts.ts';
import { addEvent } from './event-queries.ts';

/** Keeps what happened to the ways into an account, for its owner to see. */
export async function tellAccount(
  { db, now }: Pick<AccountParts, 'db' | 'mailer' | 'now'>,
  event: { owner: UserId; what: AccountEventKind; browser?: string },
): Promise<void> {
  await addEvent(db, { ...event, at: now() });
}
