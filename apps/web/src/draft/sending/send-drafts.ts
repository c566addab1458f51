import { isWaiting } from '@shortlist/draft';
import type { DraftSnapshot, DraftStore } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { handleOf, type Opening } from '../opening/open-document.ts';
import { findSendableName, findWaitingName, type WaitingName } from '../storage/waiting-names.ts';
import { type DraftReport, reportDrafts } from './draft-reports.ts';
import { hasSendableUses, notSaved, saveStatus } from './save-status.ts';

/** The first wait before a document that could not be read is asked for again, and the longest, in ms. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

const REFUSED_TEXTS = {
  'no-session': notSaved({ code: 'drafts.noSession' }),
  missing: { code: 'drafts.missing' },
  'not-yours': notSaved({ code: 'drafts.notYours' }),
  refused: notSaved({ code: 'drafts.notRead' }),
} as const;

const flushes = new Set<() => void>();

/** Asks at once, without the rest of the wait, for the documents that could not be read. */
export function flushSending(): void {
  for (const flush of [...flushes]) flush();
}

/**
 * Opens a document as a screen would, without one: what pages left unsaved of it goes to the server, however often that
 * takes. `onEnd` is called when all is saved, or what is left is the person's to settle.
 */
export function sendDrafts(
  documentId: string,
  kind: DraftKind,
  onEnd: (report: DraftReport | undefined) => void,
) {
  const handle = handleOf(documentId, kind);
  let store: DraftStore | undefined;
  let stopFollowing = () => {};
  let isNaming = false;
  let hasEnded = false;

  const retry = createRetries(() => {
    if (handle.get().status === 'unreachable') handle.retry();
    else if (store) void sendNameOf(store);
  });

  /** Has a name that waits sent, which a document that is read does first. */
  async function sendNameOf(opened: DraftStore) {
    if (isNaming || !findSendableName(documentId)) return;
    isNaming = true;
    await opened.refresh();
    isNaming = false;
    if (hasEnded) return;
    if (findSendableName(documentId)) retry.later();
    look();
  }

  function end(report: DraftReport | undefined) {
    if (hasEnded) return;
    hasEnded = true;
    retry.stop();
    flushes.delete(retry.now);
    stopFollowing();
    stopListening();
    reportDrafts(documentId, report);
    handle.release();
    onEnd(report);
  }

  function follow(opened: DraftStore) {
    if (opened !== store) {
      retry.stop();
      stopFollowing();
      store = opened;
      stopFollowing = opened.subscribe(look);
    }
    const name = findWaitingName(documentId);
    const { isOver, report } = progressOf(opened.get(), kind, name);
    if (isOver) return end(report);
    reportDrafts(documentId, report);
    if (name && !retry.isPlanned()) void sendNameOf(opened);
  }

  function look() {
    const opening: Opening = handle.get();
    if (hasEnded) return;
    if (opening.status === 'open') follow(opening.store);
    if (opening.status === 'unreachable') {
      reportDrafts(documentId, { kind: 'trying', text: notSaved({ code: 'drafts.unreachable' }) });
      retry.later();
    }
    if (opening.status === 'refused') end(refusedReport(opening.why));
    if (opening.status === 'logged-out') end(undefined);
  }

  const stopListening = handle.subscribe(look);
  flushes.add(retry.now);
  handle.hold();
  // A screen may have it open already: that takes in what was left since.
  void handle.takeLeft().then(look);
}

/** Tries again ever more seldom: `later` where no try is planned, `now` as if nothing had failed. */
function createRetries(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }
  function tryAgain() {
    stop();
    run();
  }
  return {
    stop,
    isPlanned: () => timer !== undefined,
    later() {
      const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
      failures += 1;
      timer ??= setTimeout(tryAgain, wait);
    },
    now() {
      failures = 0;
      tryAgain();
    },
  };
}

function refusedReport(why: keyof typeof REFUSED_TEXTS): DraftReport {
  return { kind: why === 'no-session' ? why : 'missing', text: REFUSED_TEXTS[why] };
}

/** Returns whether nothing more goes to the server by itself, and what is to be said. */
function progressOf(
  snapshot: DraftSnapshot,
  kind: DraftKind,
  name: WaitingName | undefined,
): { isOver: boolean; report: DraftReport | undefined } {
  const { draft, sending } = snapshot;
  const { kind: saved, text } = saveStatus({ ...snapshot, isRestored: false }, kind, name);
  const ended = endOf(snapshot);
  const isGoing =
    (name !== undefined && !name.problem) ||
    hasSendableUses(snapshot, kind) ||
    [...draft.unsaved.keys()].some((key) => isWaiting(kind.model, snapshot, key));
  const isOver = sending.size === 0 && (ended !== 'stays' || !isGoing);
  if (saved !== 'unsaved') return { isOver, report: undefined };
  return { isOver, report: { kind: isOver ? ended : 'trying', text } };
}

function endOf({ connection }: DraftSnapshot): DraftReport['kind'] {
  if (connection === 'gone' || connection === 'not-yours') return 'missing';
  return connection === 'no-session' ? connection : 'stays';
}
