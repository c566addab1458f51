import { browserTexts } from '../storage/safe-storage.ts';

/** Events by which somebody begins to use the page. */
const INTERACTIONS = [
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

/** Events of a person's own doing; a pointer that crosses the page is no action. */
const ACTIONS = ['click', 'keydown', 'input'] as const;

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
 * Checks whether a rendered page is hydrated without an interaction: it would look different to a person who has been
 * here before (logged in, another width of the sidebar), the address has a fragment, or it is in use already.
 */
function isInUse(): boolean {
  return (
    !browserTexts.isEmpty() ||
    window.location.hash !== '' ||
    document.activeElement !== document.body
  );
}

/** Resolves with the first interaction (pointer, finger, key, wheel), or at once where the page is in use. */
export const firstInteraction = (): Promise<void> =>
  isInUse() ? Promise.resolve() : nextOf(INTERACTIONS);

/** Resolves when the person next presses or types something. */
export const nextAction = (): Promise<void> => nextOf(ACTIONS);
