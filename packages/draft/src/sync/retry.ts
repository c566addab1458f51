/** The time, and calls after a time; all in milliseconds. */
export type Clock = {
  /** Since 1970. */
  now(): number;
  /** Calls `run` once, `ms` later; returns how to call that off. */
  after(ms: number, run: () => void): () => void;
};

/** The first wait after a failure, and the longest one, in ms; each failure doubles it. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;

export type Retry = {
  /** Plans the next try where none is planned, at the soonest in `atLeast` ms. */
  later(atLeast?: number): void;
  /** Forgets the failures: the next wait is the first one. */
  reset(): void;
  /** Plans no try any more. */
  stop(): void;
};

/** Tries what failed ever more seldom: after 1, 2, 4, 8, and then every 10 seconds. */
export function createRetry(clock: Clock, run: () => void): Retry {
  let cancel: (() => void) | undefined;
  let failures = 0;
  return {
    later(atLeast = 0) {
      if (cancel) return;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
      failures += 1;
      cancel = clock.after(Math.max(wait, atLeast), () => {
        cancel = undefined;
        run();
      });
    },
    reset() {
      failures = 0;
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
}
