import type { ConnectionStatus } from '../state/draft-snapshot.ts';
import type { DraftState } from '../state/draft-state.ts';
import { mergeServer } from '../state/merge-server.ts';
import type { DraftContainer } from './draft-container.ts';
import type { LoadReply, ResumeServer, SaveReply } from './resume-server.ts';
import type { Sender } from './send-parts.ts';

export type Refresher = {
  /** Reads the resume again; waits for saves that are on their way, and reads once more if one came between. */
  refresh(): Promise<void>;
  noteReply(reply: SaveReply): void;
  /** Resolves when nothing is being read, and what was read has been taken in. */
  whenIdle(): Promise<void>;
};

type RefresherPorts = {
  container: DraftContainer;
  server: ResumeServer;
  sender: Sender;
  updateDraft: (change: (draft: DraftState) => DraftState) => void;
  whenComposed: () => Promise<void>;
};

/** Brings in what was saved elsewhere. */
export function createRefresher(ports: RefresherPorts): Refresher {
  const { container, server, sender, updateDraft, whenComposed } = ports;
  let replies = 0;
  let reading: Promise<LoadReply> | undefined;
  let isWanted = false;

  function take(reply: LoadReply) {
    if (reply.kind === 'loaded') {
      container.update((now) => ({
        ...now,
        about: reply.about,
        connection: isAway(now.connection) ? 'online' : now.connection,
      }));
      updateDraft((draft) => mergeServer(draft, reply.server));
    }
    if (reply.kind === 'missing') container.update((now) => ({ ...now, connection: 'gone' }));
    if (reply.kind === 'not-yours')
      container.update((now) => ({ ...now, connection: 'not-yours' }));
    if (reply.kind === 'no-session' && container.get().draft.unsaved.size > 0) {
      container.update((now) => ({ ...now, connection: 'no-session' }));
    }
  }

  async function refresh(): Promise<void> {
    isWanted = true;
    if (reading || sender.isBusy()) return;
    isWanted = false;
    const repliesBefore = replies;
    reading = server.load().then(async (answer) => {
      await whenComposed();
      return answer;
    });
    const reply = await reading;
    reading = undefined;
    // What was read may be older than a save that was answered meanwhile.
    const isOutdated = sender.isBusy() || replies !== repliesBefore;
    if (isOutdated) isWanted = true;
    else take(reply);
    if (isWanted) await refresh();
  }

  return {
    refresh,
    noteReply(reply) {
      replies += 1;
      if (reply.kind === 'missing' || (isWanted && !sender.isBusy())) void refresh();
    },
    async whenIdle() {
      while (reading) await reading;
    },
  };
}

/** Whether the server last said that it has no such resume for who is here; an answer with the resume ends that. */
const isAway = (connection: ConnectionStatus) =>
  connection === 'gone' || connection === 'not-yours' || connection === 'no-session';
