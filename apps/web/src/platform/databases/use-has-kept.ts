import { useSyncExternalStore } from 'react';
import { hasKept } from './has-kept.ts';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Checks whether this browser keeps anything in databases, as the page found it or another tab has changed it. */
export const useHasKept = (): boolean => useSyncExternalStore(subscribe, hasKept, () => false);
