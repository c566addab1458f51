import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs work one after the other, with a turn of the event loop before each. The engine answers in this thread without ever
 * waiting, so of a crowd each request would be read only when the one before is answered: nobody would be counted as
 * waiting, and nobody refused, and a health check would stand at the end of it.
 */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => nextTurn()).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
