import type { DocumentTypes } from '../model/document-types.ts';
import type { SaveReply } from './document-server.ts';
import type { DraftContainer } from './draft-container.ts';
import { type Clock, createRetry } from './retry.ts';
import type { Sender } from './send-parts.ts';

/** Time that typing must rest before edits are sent, in ms. */
const REST_MS = 800;

export type Autosave<T extends DocumentTypes> = {
  /** An edit was made: send once typing rests. */
  noteEdit(): void;
  /** A reply came to what was sent in a lane: go on with what is left, or try again later. */
  noteReply(reply: SaveReply<T>, lane: string): void;
  /** Sends what is unsaved without waiting, also where an earlier try failed. */
  flush(): void;
  /** Plans no more tries; what is being sent, and what follows from its answer, still goes. */
  pause(): void;
  resume(): void;
  /** Sends nothing more, whatever is edited or answered. */
  end(): void;
};

/** Decides when unsaved parts are sent. */
export function createAutosave<T extends DocumentTypes>(
  container: DraftContainer<T>,
  sender: Sender<T>,
  clock: Clock,
): Autosave<T> {
  let stopRest: (() => void) | undefined;
  const retry = createRetry(clock, sendAgain);
  let isPaused = false;
  let hasEnded = false;
  /** Lanes whose last reply said that something newer is there. */
  const staleLanes = new Set<string>();

  const isOnline = () => container.get().connection === 'online';

  function sendIfOnline() {
    stopRest = undefined;
    if (isOnline()) sender.sendAll();
  }

  function sendAgain() {
    if (isOnline()) sender.sendAll();
    else sender.sendFirst();
  }

  function retryLater(retryAfter?: number) {
    if (!isPaused) retry.later(retryAfter);
  }

  function endRest() {
    stopRest?.();
    stopRest = undefined;
  }

  function flush() {
    if (hasEnded) return;
    endRest();
    retry.stop();
    retry.reset();
    staleLanes.clear();
    sendAgain();
  }

  /** Notes whether a reply is stale, and answers whether the one before it in its lane was so too. */
  function isStaleAgain({ kind }: SaveReply<T>, lane: string): boolean {
    const wasStale = staleLanes.delete(lane);
    if (kind === 'stale') staleLanes.add(lane);
    return wasStale && kind === 'stale';
  }

  return {
    noteEdit() {
      if (hasEnded) return;
      endRest();
      stopRest = clock.after(REST_MS, sendIfOnline);
    },
    noteReply(reply, lane) {
      if (hasEnded || reply.kind === 'no-session' || reply.kind === 'missing') return;
      if (reply.kind === 'unreachable') return retryLater(reply.retryAfter);
      // Merged with what is newer, it goes anew at once; not a second time, since a server that never takes it would be
      // asked without a pause.
      if (isStaleAgain(reply, lane)) return retryLater();
      retry.reset();
      // While someone types, the rest of the parts waits for the pause as well.
      if (!stopRest) sendIfOnline();
    },
    flush,
    pause() {
      isPaused = true;
      retry.stop();
    },
    resume() {
      isPaused = false;
      flush();
    },
    end() {
      hasEnded = true;
      endRest();
      retry.stop();
    },
  };
}
