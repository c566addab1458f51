import type { Db, UserId } from '#db/db.ts';
import { countAgainst, type Limit } from '#http/count-against.ts';
import { type Attempt, limitByAddress } from '#http/limit-by-address.ts';

const HOUR_MS = 3_600_000;

/** Most megabytes that an owner keeps of what was sent, for deleted applications too. */
export const SENT_MEGABYTES = { account: 500, guest: 30 };

/** Each takes about a second of a thread. */
const SENT_OF: Limit = {
  what: 'sent-of',
  most: 120,
  windowMs: HOUR_MS,
  message: { code: 'errors.madeOften' },
};

/** A guest's session costs nothing. */
const SENT_FROM: Limit = { ...SENT_OF, what: 'sent-from', most: 600 };

export const SENT_LIMITS = [SENT_OF, SENT_FROM];

/** Counts a sending against its owner and its address; throws `slow_down` when there are too many. */
export async function countSent(db: Db, asked: Attempt & { owner: UserId }): Promise<void> {
  await limitByAddress(db, SENT_FROM, asked);
  await countAgainst(db, SENT_OF, asked.owner, asked);
}
