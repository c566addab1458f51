import { useSyncExternalStore } from 'react';

/** From this width on, form and paper stand side by side (`--breakpoint-wide`); what is printed is the paper. */
const WIDE = '(min-width: 75rem), print';

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for form and paper. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
