import { afterFirstPaint } from './after-first-paint.ts';

/** Longest time for which what a page shows may still be on its way, in ms. */
const LONGEST_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 50;

/**
 * Resolves when the page shows its content and not what stands there until that has come, and the browser has nothing more urgent to
 * do: for parts that nobody needs before, which would take the line from the content.
 */
export async function whenPageStands(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  await afterFirstPaint();
  while (document.querySelector('[data-page-loading]') && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
