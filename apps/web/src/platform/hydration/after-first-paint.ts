/** Longest time that a busy browser may put the rest off, in ms. */
const LONGEST_WAIT_MS = 500;

/** Resolves when the page has been painted and the browser has nothing more urgent to do; at once in a hidden tab. */
export async function afterFirstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    } else {
      setTimeout(resolve);
    }
  });
}
