import type { Db, UserId } from '#db/db.ts';
import { countAgainst, type Limit } from '#http/count-against.ts';
import { type Attempt, limitByAddress } from '#http/limit-by-address.ts';

const HOUR_MS = 3_600_000;

/** Reading a posting takes some tenths of a second of the server. */
const PER_OWNER: Limit = {
  what: 'proposals-of',
  most: 120,
  windowMs: HOUR_MS,
  message: { code: 'errors.proposedOften' },
};
const PER_ADDRESS: Limit = { ...PER_OWNER, what: 'proposals-from', most: 600 };

export const LIMITS = [PER_OWNER, PER_ADDRESS];

/** Counts a proposal that is asked for against its owner and its address; throws `slow_down` when there are too many. */
export async function countProposal(db: Db, asked: Attempt & { owner: UserId }): Promise<void> {
  await limitByAddress(db, PER_ADDRESS, asked);
  await countAgainst(db, PER_OWNER, asked.owner, asked);
}
