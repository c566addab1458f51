/** Pixels from an edge within which it scrolls: of the window, and of what scrolls sideways. */
const EDGE = 72;
const SIDE_EDGE = 40;

/** The most that is scrolled in a frame. */
const FASTEST = 18;

/**
 * Pixels to scroll in one frame with the pointer `at` pixels from the start of what is `size` long:
 * none in the middle, faster towards an edge, negative is back.
 */
export function scrollSpeed(at: number, size: number, edge = EDGE): number {
  const before = edge - at;
  const after = at - (size - edge);
  if (before > 0) return -Math.min(before / edge, 1) * FASTEST;
  if (after > 0) return Math.min(after / edge, 1) * FASTEST;
  return 0;
}

type Pointer = () => { clientX: number; clientY: number } | undefined;

type AutoScrollOptions = {
  onScroll: () => void;
  /** Element that scrolls sideways, besides the window up and down. */
  sideways?: HTMLElement | null | undefined;
};

/**
 * Scrolls each frame while the pointer is near an edge, and calls `onScroll` after each step. Returns the function that
 * ends it.
 */
export function startAutoScroll(
  pointer: Pointer,
  { onScroll, sideways }: AutoScrollOptions,
): () => void {
  let frame = requestAnimationFrame(step);
  function step() {
    const at = pointer();
    const down = at ? scrollSpeed(at.clientY, window.innerHeight) : 0;
    const aside = at && sideways ? sideSpeed(at.clientX, sideways) : 0;
    if (down !== 0) window.scrollBy({ top: down, behavior: 'instant' });
    if (aside !== 0) sideways?.scrollBy({ left: aside, behavior: 'instant' });
    if (down !== 0 || aside !== 0) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

/** The speed of what scrolls sideways, by the part of it that is in the window. */
function sideSpeed(x: number, element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  const start = Math.max(left, 0);
  return scrollSpeed(x - start, Math.min(right, window.innerWidth) - start, SIDE_EDGE);
}
