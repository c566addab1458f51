import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey } from '../model/document-types.ts';
import { entryKey, entryOfKey, listParts } from '../model/parts.ts';
import {
  afterReply,
  beforeSend,
  type DraftSnapshot,
  isSendable,
  outgoing,
  outgoingWhole,
} from '../state/draft-snapshot.ts';
import type { DraftState } from '../state/draft-state.ts';
import { currentId } from '../state/entry-ids.ts';
import { listSendableUses } from '../state/entry-uses.ts';
import { countUse } from './count-use.ts';
import type {
  DocumentServer,
  SaveNowReply,
  SaveReply,
  SaveRequest,
  UseRequest,
} from './document-server.ts';
import type { DraftContainer } from './draft-container.ts';

export type Sender<T extends DocumentTypes> = {
  /** Sends what the rules take of every part, and every use of a saved entry, that is not on its way already. */
  sendAll(): void;
  /** Sends one part or use only, to find out whether the server answers again. */
  sendFirst(): void;
  /** Sends one part whole and now, edited or not, after what is on its way for it; resolves to the last reply. */
  sendNow(key: PartKey<T>): Promise<SaveNowReply<T>>;
  /** Sends what waits in a page that is being left; nobody hears the answers. */
  sendLast(): void;
  isBusy(): boolean;
  /** Resolves when nothing is on its way any more. */
  whenIdle(): Promise<void>;
};

type SenderPorts<T extends DocumentTypes> = {
  model: DocumentModel<T>;
  container: DraftContainer<T>;
  server: DocumentServer<T>;
  whenComposed: () => Promise<void>;
  /** Called after each reply has been taken in, with the lane that it came in. */
  onReply: (reply: SaveReply<T>, lane: string) => void;
};

/** Number of times that a save asked for now may be stale before its answer is that it is not saved. */
const MOST_TRIES = 3;

/** Brings parts and uses to the server: one save of a part at a time, new entries of a list one after the other. */
export function createSender<T extends DocumentTypes>(ports: SenderPorts<T>): Sender<T> {
  const { model, container, server, whenComposed, onReply } = ports;
  const lanes = new Map<string, Promise<SaveReply<T>>>();
  const draft = () => container.get().draft;

  async function send(request: SaveRequest<T>): Promise<SaveReply<T>> {
    const { key } = request;
    container.update((snapshot) => beforeSend(snapshot, key, request.value));
    const reply = await server.save(request);
    // Only this one changes what is written here.
    if (reply.kind === 'stale') await whenComposed();
    container.update((snapshot) => afterReply(model, snapshot, request, reply));
    return reply;
  }

  const start = (request: SaveRequest<T>) =>
    inLane(laneOf(model, draft(), request.key), send(request));

  async function inLane(lane: string, sending: Promise<SaveReply<T>>): Promise<SaveReply<T>> {
    lanes.set(lane, sending);
    const reply = await sending;
    lanes.delete(lane);
    onReply(reply, lane);
    return reply;
  }

  async function sendNow(key: PartKey<T>, tries = MOST_TRIES): Promise<SaveNowReply<T>> {
    const theirs = draft().conflicts.get(keyNow(model, draft(), key));
    if (theirs) return { kind: 'stale', theirs };

    const current = keyNow(model, draft(), key);
    const ahead = lanes.get(laneOf(model, draft(), current));
    const reply = await (ahead ?? start(outgoingWhole(model, container.get(), current)));
    if (!draft().unsaved.has(keyNow(model, draft(), key))) return asSaved(reply);
    // On top of what is newer, or of our own earlier sending whose answer was lost, once more; and after what was ahead.
    if (reply.kind !== 'stale') return ahead ? sendNow(key, tries) : reply;
    return tries > 1 ? sendNow(key, tries - 1) : { kind: 'overtaken' };
  }

  const waiting = () =>
    sendableParts(model, container.get()).filter((key) => !lanes.has(laneOf(model, draft(), key)));

  const waitingUses = () =>
    listSendableUses(model, draft()).filter((use) => !lanes.has(laneOfUse(use)));
  const sendUse = (use: UseRequest<T>) => void inLane(laneOfUse(use), countUse(ports, use));

  return {
    sendAll() {
      for (const key of waiting()) {
        if (!lanes.has(laneOf(model, draft(), key)))
          void start(outgoing(model, container.get(), key));
      }
      waitingUses().forEach(sendUse);
    },
    sendFirst() {
      if (lanes.size > 0) return;
      const [first] = waiting();
      const [use] = waitingUses();
      if (first !== undefined) void start(outgoing(model, container.get(), first));
      else if (use) sendUse(use);
    },
    sendNow: (key) => sendNow(key),
    sendLast() {
      const lanesTaken = new Set<string>();
      for (const key of waiting()) {
        const lane = laneOf(model, draft(), key);
        // What waits for another's answer is on the disk for the next page.
        if (lanesTaken.has(lane)) continue;
        lanesTaken.add(lane);
        const request = outgoing(model, container.get(), key);
        container.update(({ sending, ...rest }) => ({
          ...beforeSend({ sending, ...rest }, key, request.value),
          sending,
        }));
        void server.save({ ...request, isLast: true });
      }
      for (const use of waitingUses()) void server.recordUse({ ...use, isLast: true });
    },
    isBusy: () => lanes.size > 0,
    async whenIdle() {
      while (lanes.size > 0) await Promise.all(lanes.values());
    },
  };
}

/** Unsaved parts that may go, in the document's order, so that new entries keep theirs. */
function sendableParts<T extends DocumentTypes>(
  model: DocumentModel<T>,
  snapshot: DraftSnapshot<T>,
): PartKey<T>[] {
  const { document, unsaved } = snapshot.draft;
  const inOrder = new Set([...listParts(model, document), ...unsaved.keys()]);
  return [...inOrder].filter((key) => isSendable(model, snapshot, key));
}

/** Saves in one lane wait for each other. New entries of a list share one, or they would change places. */
function laneOf<T extends DocumentTypes>(
  model: DocumentModel<T>,
  draft: DraftState<T>,
  key: PartKey<T>,
): string {
  const isNew = !draft.confirmed.has(key);
  return (isNew && entryOfKey(model, key)?.list) || key;
}

/** No two calls wait for each other. */
const laneOfUse = ({ callId }: { callId: string }) => `use:${callId}`;

function keyNow<T extends DocumentTypes>(
  model: DocumentModel<T>,
  draft: DraftState<T>,
  key: PartKey<T>,
): PartKey<T> {
  const entry = entryOfKey(model, key);
  return entry ? entryKey<T>(entry.list, currentId(draft.aliases, entry.id)) : key;
}

/** A stale reply that ended without a difference: the server has what was to be saved. */
function asSaved<T extends DocumentTypes>(reply: SaveReply<T>): SaveReply<T> {
  return reply.kind === 'stale' ? { kind: 'saved', revision: reply.theirs.revision } : reply;
}
