import type { Db } from '#db/db.ts';
import { addressGroup } from '#lib/address-group.ts';
import { type Counting, countAgainst, type Limit } from './count-against.ts';

export type Attempt = Counting & { address: string };

/** Counts an attempt against its network address, an IPv6 address as its network; throws `slow_down` when there are too many. */
export async function limitByAddress(db: Db, limit: Limit, attempt: Attempt): Promise<void> {
  await countAgainst(db, limit, addressGroup(attempt.address), attempt);
}
