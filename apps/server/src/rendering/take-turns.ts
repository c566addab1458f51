import { AppError, refusal } from '#http/errors/errors.ts';

export type TurnBounds = {
  /** Most that wait or are worked on. */
  most: number;
  /** Most of one owner among them. */
  mostOfOwner: number;
};

/** The answer to a caller who has left, which nobody reads. */
const gone = () => new AppError('slow_down', { code: 'errors.manyAtOnce' });

/** Throws where the caller has left. */
export function refuseGone(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw gone();
}

type Turn = { begin: () => void; giveUp: (error: Error) => void };

/**
 * Has work done one at a time, owner after owner: of those who wait each has one turn before anybody has a second one. What is beyond the bounds is
 * refused at once, and work whose `signal` is aborted while it waits is not done.
 */
export function createTurns({ most, mostOfOwner }: TurnBounds) {
  /** Turns that are waited for; the owner whose turn is next comes first. */
  const waiting = new Map<string, Turn[]>();
  let working: string | undefined;

  const countOf = (owner: string) =>
    (waiting.get(owner)?.length ?? 0) + (working === owner ? 1 : 0);
  const countAll = () =>
    [...waiting.values()].reduce((sum, { length }) => sum + length, working === undefined ? 0 : 1);

  function refuseBeyond(owner: string): void {
    if (countOf(owner) >= mostOfOwner)
      throw new AppError('slow_down', { code: 'errors.manyAtOnce' }, { retry_after: 1 });
    if (countAll() >= most) throw refusal('overload');
  }

  function leave(owner: string, turn: Turn): void {
    const left = waiting.get(owner)?.filter((each) => each !== turn) ?? [];
    if (left.length > 0) waiting.set(owner, left);
    else waiting.delete(owner);
  }

  /** Puts the owner who was served behind all others, and begins the next turn. */
  function next(): void {
    const served = working;
    const others = served === undefined ? undefined : waiting.get(served);
    if (served !== undefined && others) {
      waiting.delete(served);
      waiting.set(served, others);
    }
    const [first] = waiting;
    working = first?.[0];
    const turn = first?.[1].at(0);
    if (!(working !== undefined && turn)) return;
    leave(working, turn);
    turn.begin();
  }

  const waitForTurn = (owner: string, signal: AbortSignal | undefined) =>
    new Promise<void>((begin, giveUp) => {
      const turn = { begin, giveUp };
      waiting.set(owner, [...(waiting.get(owner) ?? []), turn]);
      signal?.addEventListener('abort', () => {
        leave(owner, turn);
        giveUp(gone());
      });
      if (working === undefined) next();
    });

  async function take<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    refuseGone(signal);
    refuseBeyond(owner);
    await waitForTurn(owner, signal);
    try {
      return await work();
    } finally {
      next();
    }
  }

  /** Refuses all that wait. */
  function stop(): void {
    const turns = [...waiting.values()].flat();
    waiting.clear();
    for (const { giveUp } of turns)
      giveUp(new AppError('overload', { code: 'errors.stopping' }, { retry_after: 5 }));
  }

  return { take, stop };
}
