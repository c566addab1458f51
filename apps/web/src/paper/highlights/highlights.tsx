import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSections } from '#platform/sections-context.ts';
import type { LaidOut } from '../pages/lay-out-resume.ts';
import { paperLength, paperTop } from '../sheets/paper-position.ts';
import { findWords } from './find-words.ts';
import { highlights } from './highlighted-words.ts';

/** The highlighted words, drawn over the pile of sheets; none as a rule. */
export function Highlights({ laidOut: { paged, measurer } }: { laidOut: LaidOut }) {
  const { words, isRevealed } = useSyncExternalStore(
    highlights.subscribe,
    highlights.get,
    highlights.get,
  );
  const sections = useSections();
  const areas = useMemo(
    () => findWords(paged, words, measurer, sections),
    [paged, words, measurer, sections],
  );
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRevealed && words.length > 0) first.current?.scrollIntoView({ block: 'center' });
  }, [isRevealed, words]);

  return areas.map(({ page, x, y, width, height }, index) => (
    <div
      key={`${page} ${x} ${y}`}
      ref={index === 0 ? first : undefined}
      aria-hidden
      data-testid="highlight"
      className="pointer-events-none absolute rounded-sm bg-highlight/70 mix-blend-multiply"
      style={{
        top: paperTop({ page, y }, paged.sheet),
        left: paperLength(x, paged.sheet),
        width: paperLength(width, paged.sheet),
        height: paperLength(height, paged.sheet),
      }}
    />
  ));
}
