import { browserTexts } from '../storage/safe-storage.ts';

/** What tells that somebody is here and about to use the page, or already does. */
const SIGNS = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  // Somebody logged in or out in another tab.
  'storage',
] as const;

/** What a person does on purpose; a pointer that merely crosses the page is none of it. */
const DEEDS = ['click', 'keydown', 'input'] as const;

const LISTENING = { capture: true, passive: true };

function nextOf(events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    function handle() {
      for (const event of events) window.removeEventListener(event, handle, LISTENING);
      resolve();
    }
    for (const event of events) window.addEventListener(event, handle, LISTENING);
  });
}

/**
 * Whether a rendered page has to be taken over without anybody doing anything: it would look different
 * to whoever has been here before (logged in, another width of the sidebar), the address names a place
 * on it, or it is in use already.
 */
function isAwaited(): boolean {
  return (
    !browserTexts.isEmpty() ||
    window.location.hash !== '' ||
    document.activeElement !== document.body
  );
}

/** Resolves at the first sign of a person: pointer, finger, key, wheel; at once where one is not to be waited for. */
export const firstSign = (): Promise<void> => (isAwaited() ? Promise.resolve() : nextOf(SIGNS));

/** Resolves when the person next presses or types something. */
export const nextDeed = (): Promise<void> => nextOf(DEEDS);
