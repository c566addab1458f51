let isPressed = false;
const waiting = new Set<() => void>();

function handleDown() {
  isPressed = true;
}

function handleUp() {
  isPressed = false;
  // After the click that belongs to this press.
  setTimeout(() => {
    for (const work of waiting) work();
    waiting.clear();
  });
}

/** Begins to watch for presses; the function returned ends it. */
export function watchPresses(): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('pointerdown', handleDown, options);
  window.addEventListener('pointerup', handleUp, options);
  window.addEventListener('pointercancel', handleUp, options);
  return () => ended.abort();
}

/**
 * Does what may move the page: at once, or, while a mouse button or finger is down, after that. A
 * button that is pushed away between press and release is never clicked.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.add(work);
  else work();
}
