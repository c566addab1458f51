import { entryKey, entryOfKey, listParts, type PartKey } from '../resume-model/part.ts';
import {
  afterReply,
  beforeSend,
  type DraftSnapshot,
  isSendable,
  outgoing,
  outgoingWhole,
} from '../state/draft-snapshot.ts';
import type { DraftState } from '../state/draft-state.ts';
import { currentId } from '../state/edit-draft.ts';
import type { DraftContainer } from './draft-container.ts';
import type { ResumeServer, SaveReply, SaveRequest } from './resume-server.ts';

export type Sender = {
  /** Sends what the rules take of every part that is not on its way already. */
  sendAll(): void;
  /** Sends one part only, to find out whether the server answers again. */
  sendFirst(): void;
  /** Sends one part whole and now, edited or not, after what is on its way for it; resolves to the last reply. */
  sendNow(key: PartKey): Promise<SaveReply>;
  /** Sends what waits in a page that is being left; nobody hears the answers. */
  sendLast(): void;
  isBusy(): boolean;
  /** Resolves when nothing is on its way any more. */
  whenIdle(): Promise<void>;
};

type SenderPorts = {
  container: DraftContainer;
  server: ResumeServer;
  whenComposed: () => Promise<void>;
  /** Called after each reply has been taken in. */
  onReply: (reply: SaveReply) => void;
};

/** Brings parts to the server: one save of a part at a time, new entries of a kind one after the other. */
export function createSender({ container, server, whenComposed, onReply }: SenderPorts): Sender {
  const lanes = new Map<string, Promise<SaveReply>>();
  const draft = () => container.get().draft;

  async function send(request: SaveRequest): Promise<SaveReply> {
    const { key } = request;
    container.update((snapshot) => beforeSend(snapshot, key, request.value));
    const reply = await server.save(request);
    // Only this one changes what is written here.
    if (reply.kind === 'stale') await whenComposed();
    container.update((snapshot) => afterReply(snapshot, key, request.value, reply));
    return reply;
  }

  async function start(request: SaveRequest): Promise<SaveReply> {
    const lane = laneOf(draft(), request.key);
    const sending = send(request);
    lanes.set(lane, sending);
    const reply = await sending;
    lanes.delete(lane);
    onReply(reply);
    return reply;
  }

  async function sendNow(key: PartKey): Promise<SaveReply> {
    const theirs = draft().conflicts.get(keyNow(draft(), key));
    if (theirs) return { kind: 'stale', theirs };

    const current = keyNow(draft(), key);
    const ahead = lanes.get(laneOf(draft(), current));
    const reply = await (ahead ?? start(outgoingWhole(container.get(), current)));
    const isDone = !draft().unsaved.has(keyNow(draft(), key));
    if (isDone) return asSaved(reply);
    // After what was ahead, and on top of our own earlier sending whose answer was lost, once more.
    return ahead || reply.kind === 'stale' ? sendNow(key) : reply;
  }

  const waiting = () =>
    sendableParts(container.get()).filter((key) => !lanes.has(laneOf(draft(), key)));

  return {
    sendAll() {
      for (const key of waiting()) {
        if (!lanes.has(laneOf(draft(), key))) void start(outgoing(container.get(), key));
      }
    },
    sendFirst() {
      const [first] = waiting();
      if (first !== undefined && lanes.size === 0) void start(outgoing(container.get(), first));
    },
    sendNow,
    sendLast() {
      const lanesTaken = new Set<string>();
      for (const key of waiting()) {
        const lane = laneOf(draft(), key);
        // What waits for another's answer is on the disk for the next page.
        if (lanesTaken.has(lane)) continue;
        lanesTaken.add(lane);
        const request = outgoing(container.get(), key);
        container.update(({ sending, ...rest }) => ({
          ...beforeSend({ sending, ...rest }, key, request.value),
          sending,
        }));
        void server.save({ ...request, isLast: true });
      }
    },
    isBusy: () => lanes.size > 0,
    async whenIdle() {
      while (lanes.size > 0) await Promise.all(lanes.values());
    },
  };
}

/** Unsaved parts that may go, in the resume's order, so that new entries keep theirs. */
function sendableParts(snapshot: DraftSnapshot): PartKey[] {
  const { resume, unsaved } = snapshot.draft;
  const inOrder = new Set([...listParts(resume), ...unsaved.keys()]);
  return [...inOrder].filter((key) => isSendable(snapshot, key));
}

/** Saves in one lane wait for each other. New entries of a kind share one, or they would change places. */
function laneOf(draft: DraftState, key: PartKey): string {
  const isNew = !draft.confirmed.has(key);
  return (isNew && entryOfKey(key)?.kind) || key;
}

function keyNow(draft: DraftState, key: PartKey): PartKey {
  const entry = entryOfKey(key);
  return entry ? entryKey(entry.kind, currentId(draft.aliases, entry.id)) : key;
}

/** A stale reply that ended without a difference: the server has what was to be saved. */
function asSaved(reply: SaveReply): SaveReply {
  return reply.kind === 'stale' ? { kind: 'saved', revision: reply.theirs.revision } : reply;
}
