import { useSyncExternalStore } from 'react';

/** From this width on, form and paper stand side by side (`--breakpoint-wide`); what is printed is the paper. */
const WIDE = '(min-width: 75rem), print';

/** A phone's window, so high that a bar at its foot leaves room for the form (`tall`). */
const FOOT = '(max-width: 47.99rem) and (min-height: 37.5rem)';

function subscribeTo(media: string) {
  return (listener: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
}

const subscribeToWide = subscribeTo(WIDE);
const subscribeToFoot = subscribeTo(FOOT);

/** Checks whether the window has room for form and paper. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** The same, followed. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribeToWide, isWide);

/** Checks whether the control of what is shown stands in a bar at the window's foot, where a keyboard on the screen covers it. */
export const useHasFoot = (): boolean =>
  useSyncExternalStore(subscribeToFoot, () => window.matchMedia(FOOT).matches);
