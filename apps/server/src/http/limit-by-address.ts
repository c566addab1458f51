import { createHmac } from 'node:crypto';
import { type CountLimit, countOne } from '#db/count-one.ts';
import type { Db } from '#db/db.ts';
import { addressGroup } from '#lib/address-group.ts';
import { AppError } from './errors.ts';

/** Something that one address may do only so often; `message` is for whoever has done it too often. */
export type AddressLimit = CountLimit & { what: string; message: string };

export type Attempt = { address: string; secret: string; now: Date };

/**
 * Counts an attempt against its address; throws `slow_down` with the seconds to wait when there
 * are too many. What is stored is a keyed digest: the address cannot be read back from it.
 */
export async function limitByAddress(db: Db, limit: AddressLimit, attempt: Attempt): Promise<void> {
  const { address, secret, now } = attempt;
  const digest = createHmac('sha256', secret).update(addressGroup(address)).digest('base64url');
  const until = await countOne(db, `${limit.what}:${digest}`, limit, now);
  if (until === undefined) return;

  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new AppError('slow_down', limit.message, { retry_after: seconds });
}
