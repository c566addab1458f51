import { createHmac } from 'node:crypto';
import type { Db } from '#db/db.ts';
import { AppError } from '#http/errors.ts';
import { addressGroup } from './address-group.ts';
import { type CountLimit, countOne } from './queries.ts';

/** New guests that one address may open. A class of students behind one address fits in. */
export const NEW_GUESTS: CountLimit = { most: 60, windowMs: 3_600_000 };

type Attempt = { address: string; secret: string; now: Date };

/**
 * Counts a new guest against their address; throws `slow_down` with the seconds to wait when there
 * are too many. What is stored is a keyed digest: the address cannot be read back from it.
 */
export async function countNewGuest(db: Db, { address, secret, now }: Attempt): Promise<void> {
  const digest = createHmac('sha256', secret).update(addressGroup(address)).digest('base64url');
  const until = await countOne(db, `guest:${digest}`, NEW_GUESTS, now);
  if (until === undefined) return;

  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new AppError(
    'slow_down',
    'Too many new visitors have come from your network. Please try again later.',
    { retry_after: seconds },
  );
}
