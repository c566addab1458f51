import { useEffect, useRef } from 'react';
import { useLocation } from '#platform/navigation/router/router-context.ts';

/** Time after a change of the page in which its parts may still come and go, in ms. */
const SETTLING_MS = 5_000;

/** Navigations that say so (tabs, for one) leave the focus where it is. */
const keepsFocus = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;

/** Finds the element that the address names after its hash, if it is there. */
export function findNamed(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * Moves the focus to the new page's heading after every navigation, so that a screen reader reads it
 * and the keyboard goes on from there. Not on the first load, not when only the query changes, and not
 * where the address names a place on the page.
 */
export function useHeadingFocus(): void {
  const { pathname, hash, state } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (keepsFocus(state) || findNamed(hash)) return;
    findHeading()?.focus();
    return catchLostFocus();
  }, [pathname, hash, state]);
}

/**
 * Puts the focus on the heading, or on what `findNext` finds, whenever it is lost because what had it
 * goes away (a skeleton, a dialog, a card), until the person does something or the page has settled.
 * Answers how to stop.
 */
export function catchLostFocus(findNext: () => HTMLElement | null = findHeading): () => void {
  function catchIt() {
    if (document.activeElement === document.body) (findNext() ?? findHeading())?.focus();
  }

  // A dialog that closes gives the focus back a moment later, and to nothing when its opener is gone.
  let catching: ReturnType<typeof setTimeout> | undefined;
  function catchSoon() {
    clearTimeout(catching);
    catching = setTimeout(catchIt);
  }

  const observer = new MutationObserver(catchIt);
  const timer = setTimeout(stop, SETTLING_MS);

  function stop() {
    clearTimeout(timer);
    clearTimeout(catching);
    observer.disconnect();
    window.removeEventListener('keydown', stop, true);
    window.removeEventListener('pointerdown', stop, true);
    window.removeEventListener('focusout', catchSoon);
  }

  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
  window.addEventListener('focusout', catchSoon);
  // What is inert takes no focus: it is tried again when that ends.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  catchIt();
  return stop;
}
