import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { findWords } from './find-words.ts';
import type { LaidOut } from './lay-out-resume.ts';
import { litWords } from './lit-words.ts';
import { paperLength, paperTop } from './paper-place.ts';

/** What is lit on the paper, as a highlighter would do it; nothing as a rule. Laid over the pile of sheets. */
export function LitPlaces({ laidOut: { paged, measurer } }: { laidOut: LaidOut }) {
  const { words, isSought } = useSyncExternalStore(litWords.subscribe, litWords.get, litWords.get);
  const areas = useMemo(() => findWords(paged, words, measurer), [paged, words, measurer]);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought && words.length > 0) first.current?.scrollIntoView({ block: 'center' });
  }, [isSought, words]);

  return areas.map(({ page, x, y, width, height }, index) => (
    <div
      key={`${page} ${x} ${y}`}
      ref={index === 0 ? first : undefined}
      aria-hidden
      data-testid="lit-words"
      className="pointer-events-none absolute rounded-sm bg-amber/70 mix-blend-multiply"
      style={{
        top: paperTop({ page, y }, paged.sheet),
        left: paperLength(x, paged.sheet),
        width: paperLength(width, paged.sheet),
        height: paperLength(height, paged.sheet),
      }}
    />
  ));
}
