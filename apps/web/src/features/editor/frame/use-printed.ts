import type { Resume } from '@shortlist/model';
import { startTransition, useEffect, useRef, useState } from 'react';

/** A paper that takes longer to draw, in ms, holds up the letters that are typed meanwhile. */
const SLOW_MS = 50;
/** Rest in typing before such a paper is drawn again, and longest time that it is left behind, in ms. */
const REST_MS = 200;
const LONGEST_MS = 1_000;

/**
 * The resume as the paper shows it: the present one, drawn in slices once a letter is painted in its field. Where drawing
 * is slow (a phone, ten pages) it follows when typing rests, and at least once a second.
 */
export function usePrinted(resume: Resume): Resume {
  const [printed, setPrinted] = useState(resume);
  const drawn = useRef(resume);
  const isSlow = useRef(false);
  const begunAt = useRef<number>(undefined);
  const behindSince = useRef<number>(undefined);

  useEffect(() => {
    if (drawn.current === printed) return;
    drawn.current = printed;
    const now = performance.now();
    if (begunAt.current !== undefined) isSlow.current = now - begunAt.current > SLOW_MS;
    begunAt.current = undefined;
    behindSince.current = undefined;
  }, [printed]);

  useEffect(() => {
    if (printed === resume) return undefined;
    const draw = () => {
      begunAt.current = performance.now();
      startTransition(() => setPrinted(resume));
    };
    if (!isSlow.current) return draw();
    const now = performance.now();
    behindSince.current ??= now;
    const rest = setTimeout(draw, Math.min(REST_MS, behindSince.current + LONGEST_MS - now));
    return () => clearTimeout(rest);
  }, [resume, printed]);

  return printed;
}
