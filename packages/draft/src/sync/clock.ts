/** The time, and calls after a time; all in milliseconds. */
export type Clock = {
  /** Since 1970. */
  now(): number;
  /** Calls `run` once, `ms` later; returns how to call that off. */
  after(ms: number, run: () => void): () => void;
};
