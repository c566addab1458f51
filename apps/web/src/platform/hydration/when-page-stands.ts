import { afterFirstPaint } from './after-first-paint.ts';

/** Most looks at a page that is still on its way, and the pause before the next, in ms: five seconds in all. */
const LOOKS = 100;
const PAUSE_MS = 50;

/**
 * Resolves when the page shows its content and not what stands there until that has come, and the browser has nothing more urgent to
 * do: for parts that nobody needs before, which would take the line from the content.
 */
export async function whenPageStands(): Promise<void> {
  await afterFirstPaint();
  for (let left = LOOKS; left > 0 && document.querySelector('[data-page-loading]'); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
