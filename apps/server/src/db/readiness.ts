import { setTimeout as sleep } from 'node:timers/promises';

/** A database that nobody else waits for answers sooner. */
const PATIENCE_MS = 250;

/**
 * Checks whether a database that was just opened is ready, by `ask`. Where others wait for it, the question does not wait
 * behind them for long: what was last found counts until it is answered. A server that is busy is ready all the same; taken
 * out, it would leave its crowd to the others.
 */
export function watchReadiness(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last = true;
  let asking: Promise<boolean> | undefined;

  async function askOnce(): Promise<boolean> {
    try {
      last = await ask();
    } catch {
      last = false;
    }
    asking = undefined;
    return last;
  }

  return () => {
    asking ??= askOnce();
    return Promise.race([asking, sleep(PATIENCE_MS, undefined, { ref: false }).then(() => last)]);
  };
}
