import { type RefObject, useLayoutEffect } from 'react';

const READ = {
  width: ({ offsetWidth }: HTMLElement) => offsetWidth,
  height: ({ offsetHeight }: HTMLElement) => offsetHeight,
};

/**
 * Keeps the width or the height of an element in a CSS variable of the page, for what is placed beside or below it. The
 * variable goes with the element.
 */
export function useSizeVariable(
  element: RefObject<HTMLElement | null>,
  name: `--${string}`,
  side: keyof typeof READ,
) {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    function write(box: HTMLElement) {
      const size = READ[side](box);
      // An element without a box of its own has no size to tell.
      if (size > 0) style.setProperty(name, `${size}px`);
      else style.removeProperty(name);
    }
    write(measured);
    const observer = new ResizeObserver(() => write(measured));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name, side]);
}
