import type { DocumentTypes } from '../model/document-types.ts';
import type { Clock } from './clock.ts';
import type { SaveReply } from './document-server.ts';
import type { DraftContainer } from './draft-container.ts';
import type { Sender } from './send-parts.ts';

/** How long typing must rest before edits are sent, in ms. */
const REST_MS = 800;
/** The first wait after a failure, and the longest one, in ms; each failure doubles it. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;

export type Autosave<T extends DocumentTypes> = {
  /** An edit was made: send once typing rests. */
  noteEdit(): void;
  /** A reply came: go on with what is left, or try again later. */
  noteReply(reply: SaveReply<T>): void;
  /** Sends what is unsaved without waiting, also where an earlier try failed. */
  flush(): void;
  /** Plans no more tries; what is being sent, and what follows from its answer, still goes. */
  pause(): void;
  resume(): void;
};

/** Decides when unsaved parts are sent. */
export function createAutosave<T extends DocumentTypes>(
  container: DraftContainer<T>,
  sender: Sender<T>,
  clock: Clock,
): Autosave<T> {
  let stopRest: (() => void) | undefined;
  let stopRetry: (() => void) | undefined;
  let failures = 0;
  let isPaused = false;

  function sendIfOnline() {
    stopRest = undefined;
    if (container.get().connection === 'online') sender.sendAll();
  }

  function retryLater(retryAfter: number | undefined) {
    if (stopRetry || isPaused) return;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    stopRetry = clock.after(Math.max(wait, retryAfter ?? 0), () => {
      stopRetry = undefined;
      sender.sendFirst();
    });
  }

  function endRetry() {
    stopRetry?.();
    stopRetry = undefined;
  }

  function flush() {
    stopRest?.();
    stopRest = undefined;
    endRetry();
    failures = 0;
    if (container.get().connection === 'online') sender.sendAll();
    else sender.sendFirst();
  }

  return {
    noteEdit() {
      stopRest?.();
      stopRest = clock.after(REST_MS, sendIfOnline);
    },
    noteReply(reply) {
      if (reply.kind === 'no-session' || reply.kind === 'missing') return;
      if (reply.kind === 'unreachable') return retryLater(reply.retryAfter);
      failures = 0;
      // While someone types, the rest of the parts waits for the pause as well.
      if (!stopRest) sendIfOnline();
    },
    flush,
    pause() {
      isPaused = true;
      endRetry();
    },
    resume() {
      isPaused = false;
      flush();
    },
  };
}
