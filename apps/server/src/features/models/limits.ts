import { createHmac } from 'node:crypto';
import { type CountLimit, countOne } from '#db/count-one.ts';
import type { Db } from '#db/db.ts';
import type { UserId } from '#db/user-id.ts';
import { AppError } from '#http/errors.ts';
import { type AddressLimit, type Attempt, limitByAddress } from '#http/limit-by-address.ts';

const HOUR_MS = 3_600_000;

const PER_OWNER: CountLimit = { most: 60, windowMs: HOUR_MS };
const OWNER_MESSAGE =
  'You have asked the language model many times this hour. Please try again later.';

/** A guest is quickly another one; a class of students behind one address fits in. */
const PER_ADDRESS: AddressLimit = {
  what: 'model-from',
  most: 300,
  windowMs: HOUR_MS,
  message: 'The language model was asked too often from your network. Please try again later.',
};

/** Most questions of one owner at a time. */
const AT_ONCE = 2;
const AT_ONCE_S = 5;

export type Question = Attempt & { owner: UserId };

/** Counts a question against its owner and its address; throws `slow_down` when there are too many. */
export async function countQuestion(db: Db, question: Question): Promise<void> {
  const { owner, secret, now } = question;
  await limitByAddress(db, PER_ADDRESS, question);
  const digest = createHmac('sha256', secret).update(owner).digest('base64url');
  const until = await countOne(db, `model-of:${digest}`, PER_OWNER, now);
  if (until === undefined) return;
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new AppError('slow_down', OWNER_MESSAGE, { retry_after: seconds });
}

/** Lets each owner ask a few questions at a time, on this server. `enter` answers how to leave. */
export function createTurns() {
  const underWay = new Map<UserId, number>();
  return {
    enter(owner: UserId): () => void {
      const count = underWay.get(owner) ?? 0;
      if (count >= AT_ONCE) {
        const message = 'The language model is still at work on what you asked before.';
        throw new AppError('slow_down', message, { retry_after: AT_ONCE_S });
      }
      underWay.set(owner, count + 1);
      return () => {
        const left = (underWay.get(owner) ?? 1) - 1;
        if (left > 0) underWay.set(owner, left);
        else underWay.delete(owner);
      };
    },
  };
}
