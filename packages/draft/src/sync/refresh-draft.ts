import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes } from '../model/document-types.ts';
import type { ConnectionStatus } from '../state/draft-snapshot.ts';
import { type DraftState, hasUnsent } from '../state/draft-state.ts';
import { mergeServer } from '../state/merge-server.ts';
import type { DocumentServer, LoadReply, SaveReply } from './document-server.ts';
import type { DraftContainer } from './draft-container.ts';
import { type Clock, createRetry } from './retry.ts';
import type { Sender } from './send-parts.ts';

export type Refresher<T extends DocumentTypes> = {
  /**
   * Reads the document again; waits for saves that are on their way, and reads once more if one came between. Where the
   * server cannot be reached, it is asked again later.
   */
  refresh(): Promise<void>;
  noteReply(reply: SaveReply<T>): void;
  /** Resolves when nothing is being read, and what was read has been taken in. */
  whenIdle(): Promise<void>;
  /** Reads nothing more until `resume`, which reads what was wanted meanwhile or could not be read before. */
  pause(): void;
  resume(): void;
};

type RefresherPorts<T extends DocumentTypes> = {
  model: DocumentModel<T>;
  container: DraftContainer<T>;
  server: DocumentServer<T>;
  sender: Sender<T>;
  updateDraft: (change: (draft: DraftState<T>) => DraftState<T>) => void;
  whenComposed: () => Promise<void>;
  clock: Clock;
};

/** Brings in what was saved elsewhere. */
export function createRefresher<T extends DocumentTypes>(ports: RefresherPorts<T>): Refresher<T> {
  const { model, container, server, sender, updateDraft, whenComposed, clock } = ports;
  const retry = createRetry(clock, () => void readWanted());
  let replies = 0;
  let reading: Promise<LoadReply<T>> | undefined;
  let isWanted = false;
  let isPaused = false;

  function take(reply: LoadReply<T>) {
    if (reply.kind === 'loaded') {
      container.update((now) => ({
        ...now,
        about: reply.about,
        connection: isAway(now.connection) ? 'online' : now.connection,
      }));
      updateDraft((draft) => mergeServer(model, draft, reply.server));
    }
    if (reply.kind === 'missing') container.update((now) => ({ ...now, connection: 'gone' }));
    if (reply.kind === 'not-yours')
      container.update((now) => ({ ...now, connection: 'not-yours' }));
    if (reply.kind === 'no-session' && hasUnsent(container.get().draft)) {
      container.update((now) => ({ ...now, connection: 'no-session' }));
    }
  }

  async function readWanted(): Promise<void> {
    if (!isWanted || isPaused || reading || sender.isBusy()) return;
    retry.stop();
    isWanted = false;
    const repliesBefore = replies;
    reading = server.load().then(async (answer) => {
      await whenComposed();
      return answer;
    });
    const reply = await reading;
    reading = undefined;
    if (reply.kind === 'unreachable') {
      isWanted = true;
      return retry.later(reply.retryAfter);
    }
    retry.reset();
    // What was read may be older than a save that was answered meanwhile.
    const isOutdated = sender.isBusy() || replies !== repliesBefore;
    if (isOutdated) isWanted = true;
    else take(reply);
    await readWanted();
  }

  async function refresh(): Promise<void> {
    isWanted = true;
    await readWanted();
  }

  return {
    refresh,
    noteReply({ kind }) {
      replies += 1;
      if (kind === 'missing') void refresh();
      // A server that cannot be reached is asked again in its time.
      else if (kind !== 'unreachable') void readWanted();
    },
    async whenIdle() {
      while (reading) await reading;
    },
    pause() {
      isPaused = true;
      retry.stop();
    },
    resume() {
      isPaused = false;
      void readWanted();
    },
  };
}

/** Checks whether the server last said that it has no such document for the current owner; an answer with the document ends that. */
const isAway = (connection: ConnectionStatus) =>
  connection === 'gone' || connection === 'not-yours' || connection === 'no-session';
