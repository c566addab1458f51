import type { Db, UserId } from '#db/db.ts';
import { countAgainst, type Limit } from '#http/count-against.ts';
import { AppError } from '#http/errors/errors.ts';
import { type Attempt, limitByAddress } from '#http/limit-by-address.ts';

const HOUR_MS = 3_600_000;

const PER_OWNER: Limit = {
  what: 'model-of',
  most: 60,
  windowMs: HOUR_MS,
  message: { code: 'models.often' },
};

/** A guest is quickly another one; a class of students behind one address fits in. */
const PER_ADDRESS: Limit = {
  what: 'model-from',
  most: 300,
  windowMs: HOUR_MS,
  message: { code: 'models.fromNetwork' },
};

export const LIMITS = [PER_OWNER, PER_ADDRESS];

/** Most questions of one owner at a time. */
const AT_ONCE = 2;
const AT_ONCE_S = 5;

export type CountedAttempt = Attempt & { owner: UserId };

/** Counts a question against its owner and its address; throws `slow_down` when there are too many. */
export async function countQuestion(db: Db, question: CountedAttempt): Promise<void> {
  await limitByAddress(db, PER_ADDRESS, question);
  await countAgainst(db, PER_OWNER, question.owner, question);
}

/** Lets each owner ask a few questions at a time, on this server. `enter` answers how to leave. */
export function createTurns() {
  const underWay = new Map<UserId, number>();
  return {
    enter(owner: UserId): () => void {
      const count = underWay.get(owner) ?? 0;
      if (count >= AT_ONCE) {
        throw new AppError('slow_down', { code: 'models.atOnce' }, { retry_after: AT_ONCE_S });
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
