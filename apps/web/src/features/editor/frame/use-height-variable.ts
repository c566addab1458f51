import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of an element in a CSS variable of the page, for what is placed below it. The variable goes with the
 * element.
 */
export function useHeightVariable(element: RefObject<HTMLElement | null>, name: `--${string}`) {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = measured;
      // An element without a box of its own has no height to tell.
      if (offsetHeight > 0) style.setProperty(name, `${offsetHeight}px`);
      else style.removeProperty(name);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
