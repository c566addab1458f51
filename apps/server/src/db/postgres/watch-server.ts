import type { OpenCalls } from './follow-calls.ts';

const TICK_MS = 250;
/** A call that waits this long has the server asked whether it is there. */
const PATIENCE_MS = 2_000;
/** From one question to the next, while there is a reason to ask. */
const ASK_AGAIN_MS = 1_000;

type Parts = {
  open: OpenCalls;
  /** Identity of this server, as `probe` says it. */
  server: string | undefined;
  /** A call that waits this long for a free connection is given up. */
  checkoutMs: number;
  /** A call that waits this long is on a connection that leads nowhere: the server would have given it up by itself. */
  deadlineMs: number;
  /** Asks over a connection of its own which server this is; undefined when nothing answers. */
  probe: () => Promise<string | undefined>;
  /** Ends every connection at once, so that what waits for one fails and the next call makes a new one. */
  cutAll: () => void;
};

export type ServerWatch = {
  /** Checks whether the server does not answer: what is asked of it now would only wait. */
  isGone(): boolean;
  /** Calls `report` each time that the server is gone or back. */
  onChange(report: (isGone: boolean) => void): void;
  /** Gives up what waits for a connection; resolves when nothing is asked any more. */
  stop(): Promise<void>;
};

/**
 * Detects a database server that is gone while its connections stay open. After a failover or behind a broken network no error
 * comes: a connection stays open and no answer ever arrives. When a call waits, the server is asked over a new
 * connection. No answer: everything that waits fails now, and nothing more is asked until the server is back. An answer
 * from another server than before: the old connections lead to one that is not there any more.
 */
export function watchServer(parts: Parts): ServerWatch {
  const { open, server, checkoutMs, deadlineMs, probe, cutAll } = parts;
  let isGone = false;
  let known = server;
  let asking: Promise<void> | undefined;
  let nextAskAt = 0;
  let report: (isGone: boolean) => void = () => undefined;

  async function ask(): Promise<void> {
    const answering = await probe();
    const wasGone = isGone;
    isGone = answering === undefined;
    if (answering !== known) cutAll();
    known = answering ?? known;
    nextAskAt = performance.now() + ASK_AGAIN_MS;
    if (isGone !== wasGone) report(isGone);
  }

  function tick(): void {
    const now = performance.now();
    giveUpBefore(open, now - checkoutMs);
    const [oldest] = open;
    const waitedMs = oldest === undefined ? 0 : now - oldest.since;
    if (waitedMs > deadlineMs) cutAll();
    const isDue = isGone || waitedMs > PATIENCE_MS;
    if (!isDue || asking || now < nextAskAt) return;
    asking = ask().finally(() => {
      asking = undefined;
    });
  }

  const timer = setInterval(tick, TICK_MS).unref();
  return {
    isGone: () => isGone,
    onChange(reporter) {
      report = reporter;
    },
    async stop() {
      clearInterval(timer);
      giveUpBefore(open, performance.now()); // A pool that ends leaves them without an answer.
      await asking;
    },
  };
}

/** Gives up the calls that began by then and can be given up. */
function giveUpBefore(open: OpenCalls, then: number): void {
  for (const { since, giveUp } of open) {
    if (since > then) return;
    giveUp?.();
  }
}
