import type { FastifyReply } from 'fastify';
import type { UserId } from '#db/db.ts';
import { AppError } from '../errors/errors.ts';

type Calls = { running: number; waiting: (() => void)[] };

/** Waits until it is the turn of an owner's call; throws `slow_down` when too many wait. It is a hook where a request has its owner. */
export type TakeTurn = (call: { owner: UserId }, reply: FastifyReply) => Promise<void>;

/**
 * Lets `most` calls of one owner be worked on at once, from here to the end of the answer; `mostWaiting` others wait for their
 * turn, and what is beyond is refused. For calls whose answer is large: each is held in memory while it is made and sent.
 */
export function limitAtOnce(most: number, mostWaiting: number): TakeTurn {
  const calls = new Map<UserId, Calls>();

  return async function takeTurn({ owner }, reply) {
    const own = calls.get(owner) ?? { running: 0, waiting: [] };
    calls.set(owner, own);
    if (own.running >= most && own.waiting.length >= mostWaiting)
      throw new AppError('slow_down', { code: 'errors.manyAtOnce' }, { retry_after: 1 });
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let state: 'waiting' | 'running' | 'over' = 'waiting';
    const run = () => {
      state = 'running';
      own.running += 1;
      begin();
    };
    const end = () => {
      if (state === 'running') own.running -= 1;
      else own.waiting = own.waiting.filter((each) => each !== run);
      state = 'over';
      if (own.running < most) own.waiting.shift()?.();
      if (own.running === 0) calls.delete(owner);
    };
    reply.raw.once('finish', () => state !== 'over' && end());
    reply.raw.once('close', () => state !== 'over' && end());
    if (own.running < most) run();
    else own.waiting.push(run);
    await turn;
  };
}
