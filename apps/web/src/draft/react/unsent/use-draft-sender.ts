import type { Sections } from '@shortlist/model';
import { useEffect } from 'react';
import { useGivenSections } from '#platform/given-sections.ts';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSessionUser } from '#session/token.ts';
import { type DraftChange, onDraftChange } from '../../storage/draft-changes.ts';
import { listDraftOwners, RELOAD_MS } from '../../storage/draft-places.ts';
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

/** Looks once into the storage; only where there is something to send, what sends it is loaded. True where some stays for a later look. */
async function sendWhatIsLeft(
  isNewDay: boolean,
  sections: Sections | undefined,
  sendOthers: SendOthers,
): Promise<boolean> {
  if (!listDraftOwners(() => localStorage).some(isForCurrentOwner)) return false;
  try {
    const { sendLeftDrafts } = await loadSenderPart();
    const isMoreToCome = await sendLeftDrafts(isNewDay, sections);
    if (isNewDay) await sendOthers?.(sections);
    return isMoreToCome;
  } catch (cause) {
    logError('Unsaved edits could not be sent.', cause);
    return false;
  }
}

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
    const calm = new Map<DraftChange, ReturnType<typeof setTimeout>>();

    const look = async (isNewDay: boolean) => {
      const isMoreToCome = await sendWhatIsLeft(isNewDay, sections, sendOthers);
      if (isMoreToCome && !signal.aborted) follow('elsewhere');
    };
    const handleBack = () => void look(true);
    const handleVisibility = () => document.visibilityState === 'visible' && handleBack();
    const lookLater = (change: DraftChange) => {
      calm.delete(change);
      void look(false);
    };
    const follow = (change: DraftChange) => {
      if (calm.has(change)) return;
      calm.set(change, setTimeout(lookLater, CALM_MS[change], change));
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
      for (const timer of calm.values()) clearTimeout(timer);
      stopFollowing();
    };
  }, [id, sections, sendOthers]);
}
