import { type RefObject, useEffect, useState } from 'react';

/** Widths are given in steps of this many CSS pixels, so that a page is not redrawn for each of them. */
const STEP = 64;

/** Returns the width of the element, in CSS pixels, rounded up to a step; 0 while it is not shown. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver((entries) => {
      const measured = entries.at(-1)?.contentRect.width ?? 0;
      setWidth(Math.ceil(measured / STEP) * STEP);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return width;
}
