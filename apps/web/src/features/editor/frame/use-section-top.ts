import type { EditorSection } from '@shortlist/model';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins a section at its top: the tabs stay in sight, so a section may be chosen from far down in another.
 * Scrolls only where that top has gone out of sight.
 */
export function useSectionTop(section: EditorSection): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(section);

  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    // What sticks above the form covers that much of it.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (top < (covered || 0))
      panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [section]);

  return panel;
}
