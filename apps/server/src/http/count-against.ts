import { createHmac } from 'node:crypto';
import type { Message } from '@shortlist/messages';
import { type CountLimit, countAmount, countOne } from '#db/count-one.ts';
import type { Db } from '#db/db.ts';
import { AppError, type Refused } from './errors/errors.ts';

/**
 * Something that may be done only so often, or that may come to only so much where there is an `amount`; `message` is for a
 * person who has done it too often.
 */
export type Limit = CountLimit & { what: string; message: Message<Refused>; amount?: number };

export type Counting = { secret: string; now: Date };

/** The name that a counter is stored under: a keyed digest, from which the subject, an address for one, cannot be read back. */
export function nameCounter(what: string, subject: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${what}|${subject}`).digest('base64url');
  return `${what}:${digest}`;
}

/**
 * Counts one more of what is limited against a subject, or an amount of it, and answers the name of the counter. Throws
 * `slow_down` with the seconds to wait when there are too many; an amount that is refused is not counted. Counted in the
 * database, which several servers share.
 */
export async function countAgainst(
  db: Db,
  limit: Limit,
  subject: string,
  { secret, now }: Counting,
): Promise<string> {
  const counter = nameCounter(limit.what, subject, secret);
  const { amount } = limit;
  const until =
    amount === undefined
      ? await countOne(db, counter, limit, now)
      : await countAmount(db, counter, { ...limit, amount }, now);
  if (until === undefined) return counter;

  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new AppError('slow_down', limit.message, { retry_after: seconds });
}
