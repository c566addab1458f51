import { afterAll, vi } from 'vitest';

/**
 * What tests put something in the place of, because jsdom lacks it or a test answers in its stead. Files share a
 * page (vitest.config.ts), so each gives back what it found, and none comes to depend on what another left.
 */
const REPLACED: readonly [object: object, name: string][] = [
  [globalThis, 'fetch'],
  [globalThis, 'FontFace'],
  [globalThis, 'Worker'],
  [document, 'fonts'],
  [URL, 'createObjectURL'],
  [URL, 'revokeObjectURL'],
  [Element.prototype, 'scrollIntoView'],
  [Element.prototype, 'setPointerCapture'],
  [HTMLAnchorElement.prototype, 'click'],
];

const found = REPLACED.map(([object, name]) => Object.getOwnPropertyDescriptor(object, name));

function giveBack() {
  for (const [at, [object, name]] of REPLACED.entries()) {
    const descriptor = found[at];
    if (descriptor) Object.defineProperty(object, name, descriptor);
    else Reflect.deleteProperty(object, name);
  }
}

/** Empties the page itself; its elements stay, since Testing Library's `screen` holds on to the body. */
function emptyPage() {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  // What watches for some seconds where the focus goes stops once the person does something.
  window.dispatchEvent(new KeyboardEvent('keydown'));
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  giveBack();
  emptyPage();
});
