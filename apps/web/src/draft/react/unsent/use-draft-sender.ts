import type { Sections } from '@shortlist/model';
import { useEffect } from 'react';
import { useGivenSections } from '#platform/given-sections.ts';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSessionUser } from '#session/token.ts';
import { type DraftChange, onDraftChange, RELOAD_MS } from '../../storage/draft-changes.ts';
import { listDraftOwners } from '../../storage/draft-places.ts';
import { isForCurrentOwner } from '../../tabs/current-owner.ts';

/**
 * Delay after a change before the drafts are looked at, in ms: a page that is left hands them over in many small steps,
 * and another one may only be reloading.
 */
const CALM_MS = { here: 300, elsewhere: RELOAD_MS };

type SenderPart = typeof import('./draft-sender-part.ts');

/** Kept once loaded: an import that is repeated searches the whole page for a nonce, while somebody types. */
let senderPart: SenderPart | undefined;

/** The part of the app that looks after drafts of resumes that no screen shows; most pages never need it. */
export async function loadSenderPart(): Promise<SenderPart> {
  senderPart ??= await loadChunk('draft-sender', () => import('./draft-sender-part.ts'));
  return senderPart;
}

/** Sends what waits beside drafts. */
export type SendOthers = ((sections?: Sections) => Promise<void>) | undefined;

/**
 * Sends the drafts that this browser holds and no open page looks after, from whatever page is shown: at the start, when a
 * screen has left some behind, when the line or the person comes back, and when somebody logs in.
 */
export function useDraftSender(sendOthers?: SendOthers): void {
  const id = useSessionUser()?.id;
  const sections = useGivenSections();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody who logs in may have drafts here
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const timers: Partial<Record<DraftChange, ReturnType<typeof setTimeout>>> = {};

    // One look into the storage; only where there is something to send, what sends it is loaded.
    const look = async (isNewDay: boolean) => {
      if (!listDraftOwners(() => localStorage).some(isForCurrentOwner)) return;
      try {
        const { sendLeftDrafts } = await loadSenderPart();
        await sendLeftDrafts(isNewDay, sections);
        if (isNewDay) await sendOthers?.(sections);
      } catch (cause) {
        logError('Unsaved edits could not be sent.', cause);
      }
    };
    const handleBack = () => {
      void look(true);
      // For what another tab left just before.
      follow('elsewhere');
    };
    const handleVisibility = () => document.visibilityState === 'visible' && handleBack();
    const follow = (change: DraftChange) => {
      timers[change] ??= setTimeout(() => {
        timers[change] = undefined;
        void look(false);
      }, CALM_MS[change]);
    };
    const stopFollowing = onDraftChange(follow);

    window.addEventListener('online', handleBack, { signal });
    window.addEventListener('focus', handleBack, { signal });
    document.addEventListener('visibilitychange', handleVisibility, { signal });
    void afterFirstPaint().then(() => {
      if (!signal.aborted) handleBack();
    });
    return () => {
      ended.abort();
      for (const timer of Object.values(timers)) clearTimeout(timer);
      stopFollowing();
    };
  }, [id, sections, sendOthers]);
}
