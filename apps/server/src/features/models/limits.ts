import type { UserId } from '#db/db.ts';
import { AppError } from '#http/errors/errors.ts';
import { limitByOwner } from '#http/limit-by-owner.ts';

export const QUESTIONS = limitByOwner({
  what: 'model',
  most: 60,
  message: { code: 'models.often' },
  fromNetwork: { code: 'models.fromNetwork' },
});

/** Most questions of one owner at a time. */
const AT_ONCE = 2;
const AT_ONCE_S = 5;

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
