import { sameValue } from '@shortlist/draft';
import { useSyncExternalStore } from 'react';
import { useSections } from '#platform/sections-context.ts';
import { useSessionUser } from '#session/token.ts';
import type { DraftKinds } from '../../draft-kind.ts';
import { draftKindsOf } from '../../draft-kinds.ts';
import {
  type DraftReport,
  keepReportsOf,
  onReport,
  readReport,
} from '../../sending/draft-reports.ts';
import { onDraftChange } from '../../storage/draft-changes.ts';
import { listWaitingDocuments, type WaitingDocument } from '../../storage/waiting-documents.ts';
import { mayKnowOf } from '../../tabs/current-owner.ts';

/** Edits that have not reached the server for a while, and why, where that is known. */
export type UnsentDocument = WaitingDocument & { report: DraftReport | undefined };

/** Edits on their way are not worth a word: so long, in ms, an edit waits before it is shown. */
const SETTLE_MS = 3_000;
/** Drafts change with every keystroke; the storage is looked through once in this time, in ms. */
const LOOK_MS = 500;

const NONE: readonly UnsentDocument[] = [];

/** Looks through the storage while somebody asks, once for all who do. */
function createWatch(kinds: DraftKinds) {
  const listeners = new Set<() => void>();
  let snapshot = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  function look() {
    timer = undefined;
    const now = Date.now();
    const isShown = (waiting: WaitingDocument) =>
      snapshot.some(
        ({ owner, documentId }) => owner === waiting.owner && documentId === waiting.documentId,
      );
    const waiting = listWaitingDocuments(kinds);
    keepReportsOf(new Set(waiting.map(({ documentId }) => documentId)));
    const unsent = waiting.filter((each) => now - each.at >= SETTLE_MS || isShown(each));
    if (unsent.length < waiting.length) lookIn(SETTLE_MS);
    const next = unsent.map((each) => ({ ...each, report: readReport(each.documentId) }));
    if (sameValue(next, snapshot)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function lookIn(ms: number) {
    timer ??= setTimeout(look, ms);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    if (listeners.size === 1) {
      const stops = [onDraftChange(() => lookIn(LOOK_MS)), onReport(() => lookIn(0))];
      stopWatching = () => stops.forEach((stop) => void stop());
      look();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopWatching();
      clearTimeout(timer);
      timer = undefined;
      snapshot = NONE;
    };
  }

  return { subscribe, get: () => snapshot };
}

const watches = new WeakMap<DraftKinds, ReturnType<typeof createWatch>>();

/** The one watch for documents of these kinds. */
function watchOf(kinds: DraftKinds) {
  const watch = watches.get(kinds) ?? createWatch(kinds);
  watches.set(kinds, watch);
  return watch;
}

/** Edits that have not reached the server, of those that the current owner may know of; follows every tab. A page that the server renders shows none. */
export function useUnsentDocuments(): readonly UnsentDocument[] {
  const { subscribe, get } = watchOf(draftKindsOf(useSections()));
  const all = useSyncExternalStore(subscribe, get, () => NONE);
  // After a log in or log out the drafts of another owner are shown.
  useSessionUser();
  return all.filter(({ owner }) => mayKnowOf(owner));
}
