import { sameValue } from '@shortlist/draft';
import type { Sections } from '@shortlist/model';
import { useSyncExternalStore } from 'react';
import { useSections } from '#lib/sections-context.ts';
import { useSessionUser } from '#session/token.ts';
import {
  type DraftReport,
  keepReportsOf,
  onReport,
  readReport,
} from '../../sending/draft-reports.ts';
import { onDraftChange } from '../../storage/draft-changes.ts';
import { listWaitingResumes, type WaitingResume } from '../../storage/waiting-resumes.ts';
import { mayKnowOf } from '../../tabs/who-is-here.ts';

/** Edits that have not reached the server for a while, and why, where that is known. */
export type UnsentResume = WaitingResume & { report: DraftReport | undefined };

/** Edits on their way are not worth a word: so long, in ms, an edit waits before it is shown. */
const SETTLE_MS = 3_000;
/** Drafts change with every keystroke; the storage is looked through once in this time, in ms. */
const LOOK_MS = 500;

const NONE: readonly UnsentResume[] = [];

/** Looks through the storage while somebody asks, once for all who do. */
function createWatch(sections: Sections) {
  const listeners = new Set<() => void>();
  let snapshot = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  function look() {
    timer = undefined;
    const now = Date.now();
    const isShown = (waiting: WaitingResume) =>
      snapshot.some(
        ({ owner, resumeId }) => owner === waiting.owner && resumeId === waiting.resumeId,
      );
    const waiting = listWaitingResumes(sections);
    keepReportsOf(new Set(waiting.map(({ resumeId }) => resumeId)));
    const unsent = waiting.filter((each) => now - each.at >= SETTLE_MS || isShown(each));
    if (unsent.length < waiting.length) lookIn(SETTLE_MS);
    const next = unsent.map((each) => ({ ...each, report: readReport(each.resumeId) }));
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

const watches = new WeakMap<Sections, ReturnType<typeof createWatch>>();

/** The one watch for resumes with these kinds of section. */
function watchOf(sections: Sections) {
  const watch = watches.get(sections) ?? createWatch(sections);
  watches.set(sections, watch);
  return watch;
}

/** Edits that have not reached the server, of those that who is here may know of; follows every tab. A page that the server renders shows none. */
export function useUnsentResumes(): readonly UnsentResume[] {
  const { subscribe, get } = watchOf(useSections());
  const all = useSyncExternalStore(subscribe, get, () => NONE);
  // After a log in or log out the drafts of another owner are shown.
  useSessionUser();
  return all.filter(({ owner }) => mayKnowOf(owner));
}
