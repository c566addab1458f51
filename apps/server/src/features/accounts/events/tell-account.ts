import type { AccountEventKind } from '@shortlist/contracts';
import type { UserId } from '#db/db.ts';

import type { AccountParts } from '../account-parts.ts';
import { addEvent } from './event-queries.ts';

type AccountEvent = { owner: UserId; what: AccountEventKind; browser?: string };

/** Notes what happened to the ways into an account, for its owner. */
export async function tellAccount(
  { db, now }: Pick<AccountParts, 'db' | 'mailer' | 'now'>,
  { owner, what, browser }: AccountEvent,
): Promise<void> {
  await addEvent(db, { userId: owner, at: now(), what, browser: browser ?? null });
}
