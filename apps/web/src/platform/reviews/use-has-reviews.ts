import { useSyncExternalStore } from 'react';
import { hasReviews } from './has-reviews.ts';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Checks whether this browser keeps reviews of anybody, as the page found it or another tab has changed it. */
export const useHasReviews = (): boolean =>
  useSyncExternalStore(subscribe, hasReviews, () => false);
