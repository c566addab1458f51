/** Pixels from the edge of the window within which it scrolls, and the most it scrolls in a frame. */
const EDGE = 72;
const FASTEST = 18;

/**
 * Pixels to scroll in one frame with the pointer `y` pixels from the top of a window `height` high:
 * none in the middle, faster towards an edge, negative is up.
 */
export function scrollSpeed(y: number, height: number): number {
  const above = EDGE - y;
  const below = y - (height - EDGE);
  if (above > 0) return -Math.min(above / EDGE, 1) * FASTEST;
  if (below > 0) return Math.min(below / EDGE, 1) * FASTEST;
  return 0;
}

/**
 * Scrolls the window each frame while the pointer is near its edge, and calls `onScroll` after each
 * step. Returns the function that ends it.
 */
export function startAutoScroll(
  pointerY: () => number | undefined,
  onScroll: () => void,
): () => void {
  let frame = requestAnimationFrame(step);
  function step() {
    const y = pointerY();
    const speed = y === undefined ? 0 : scrollSpeed(y, window.innerHeight);
    if (speed !== 0) {
      window.scrollBy({ top: speed, behavior: 'instant' });
      onScroll();
    }
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
