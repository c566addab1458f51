import type { FastifyReply } from 'fastify';
import type { UserId } from '#db/db.ts';
import { AppError } from '../errors/errors.ts';
import { whenClosed } from './when-closed.ts';

type Calls = { running: number; waiting: (() => void)[] };

/**
 * Waits until it is the turn of an owner's call; throws `slow_down` when too many wait, and where the caller has left. It is a hook where a
 * request has its owner.
 */
export type TakeTurn = (call: { owner: UserId }, reply: Pick<FastifyReply, 'raw'>) => Promise<void>;

/** The answer to a call that gets no turn; nobody reads that of a caller who has left. */
const refused = () => new AppError('slow_down', { code: 'errors.manyAtOnce' }, { retry_after: 1 });

/**
 * Lets `most` calls of one owner be worked on at once, from here to the end of the answer; `mostWaiting` others wait for their
 * turn, and what is beyond is refused. For calls whose answer is large: each is held in memory while it is made and sent.
 */
export function limitAtOnce(most: number, mostWaiting: number): TakeTurn {
  const calls = new Map<UserId, Calls>();

  return async function takeTurn({ owner }, { raw }) {
    if (raw.destroyed) throw refused();
    const own = calls.get(owner) ?? { running: 0, waiting: [] };
    calls.set(owner, own);
    if (own.running >= most && own.waiting.length >= mostWaiting) throw refused();
    await new Promise<void>((begin, giveUp) => {
      let isRunning = false;
      const run = () => {
        isRunning = true;
        own.running += 1;
        begin();
      };
      whenClosed(raw, () => {
        if (isRunning) own.running -= 1;
        else {
          own.waiting = own.waiting.filter((each) => each !== run);
          giveUp(refused());
        }
        if (own.running < most) own.waiting.shift()?.();
        if (own.running === 0) calls.delete(owner);
      });
      if (own.running < most) run();
      else own.waiting.push(run);
    });
  };
}
