import { isTooSlow } from '@shortlist/readers/reading-time';

const TICK_MS = 250;

/** A pause longer than this is one of the page or the device, and not the worker's work. */
const LONGEST_TICK_MS = 1_000;

/**
 * Calls `onTooSlow` once a worker that has begun its work takes too long by the clock, which stands while the page is hidden:
 * browsers hold the work of such pages up. Returns what ends the watch.
 */
export function watchTime(onTooSlow: () => void): () => void {
  let spent = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (!document.hidden) spent += Math.min(now - last, LONGEST_TICK_MS);
    last = now;
    if (!isTooSlow(spent, 'clock')) return;
    clearInterval(timer);
    onTooSlow();
  }, TICK_MS);
  return () => clearInterval(timer);
}
