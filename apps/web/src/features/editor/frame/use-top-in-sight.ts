import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins a section or a view at its top, heading and all: the controls that lead there stay in sight, so they may be pressed from
 * far down in another. `shown` names what is shown. Scrolls only where that top has gone out of sight.
 */
export function useTopInSight(shown: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const at = top.current?.getBoundingClientRect().top ?? 0;
    // What sticks above covers that much of it.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (at < (covered || 0)) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown]);

  return top;
}
