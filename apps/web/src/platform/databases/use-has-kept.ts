import { useSyncExternalStore } from 'react';
import { hasKept, type KeptKind } from './kept-flags.ts';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Checks whether this browser keeps something of a kind, of anybody, as the page found it or another tab has changed it. */
export const useHasKept = (kind: KeptKind): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasKept(kind),
    () => false,
  );
