import { useSyncExternalStore } from 'react';
import { browserTexts } from '../storage/safe-storage.ts';

const NAME = 'shortlist.reviews';

/** Remembers whether this browser keeps reviews of anybody, so that a page without any loads nothing for them. */
export const flagReviews = (hasSome: boolean): void =>
  browserTexts.write(NAME, hasSome ? 'kept' : undefined);

/** Whether this browser keeps reviews of anybody. */
export const hasReviews = (): boolean => browserTexts.read(NAME) !== undefined;

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Whether this browser keeps reviews of anybody, as the page found it or another tab has changed it. */
export const useHasReviews = (): boolean =>
  useSyncExternalStore(subscribe, hasReviews, () => false);
