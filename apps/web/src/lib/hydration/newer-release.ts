import { readAppFiles } from './prefetch-app.ts';

/** When this tab was last started anew by itself, in ms since 1970. */
const STARTED_ANEW = 'started-anew';

/** A page that had to be started anew so lately, in ms, is not again by itself: nothing would come of it. */
const ONCE_IN_MS = 60_000;

const LOOK = {
  bar: 'fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-md border border-amber/40 bg-raised px-4 py-3 text-ink text-sm shadow-dialog',
  button:
    'min-h-10 rounded-md bg-amber px-4 py-2 font-medium text-on-amber hover:bg-amber-bright pointer-coarse:min-h-11',
};

/**
 * Whether the server has another build by now than the one that this page is of: its files, which a
 * page is taken over with, are then not there any more. False where the server does not answer.
 */
export async function isReplaced(page: Document): Promise<boolean> {
  const own = readAppFiles(page);
  try {
    const reply = await fetch(page.location.href, { cache: 'no-store' });
    const newer = new DOMParser().parseFromString(await reply.text(), 'text/html');
    const files = readAppFiles(newer);
    return files !== '' && files !== own;
  } catch {
    return false; // It is away, which is why the page's files did not come: that is logged.
  }
}

/**
 * Starts a page of an older release anew: by itself where nothing is lost by that, else when the
 * person says so, who is told. Answers how to take back what was told.
 */
export function startAnew(hasTyped: boolean, reload: () => void): () => void {
  if (!hasTyped && mayStartByItself()) {
    reload();
    return () => {};
  }
  const bar = drawBar(hasTyped, reload);
  document.body.append(bar);
  return () => bar.remove();
}

/** Whether this page was not started anew by itself just now; takes note of it for the page that comes of it. */
function mayStartByItself(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STARTED_ANEW) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return false;
    sessionStorage.setItem(STARTED_ANEW, String(Date.now()));
    return true;
  } catch {
    return false; // A browser that forbids its storage would be told to start anew for ever.
  }
}

/** Made by hand: what draws the product's own banners is what could not be loaded. */
function drawBar(hasTyped: boolean, reload: () => void): HTMLElement {
  const bar = document.createElement('div');
  bar.className = LOOK.bar;
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.className = 'min-w-0 flex-1 basis-64 text-pretty';
  text.textContent = `A newer version of this page is out, and its buttons work again once it is reloaded.${
    hasTyped ? ' Copy what you have typed first: it may not be kept.' : ''
  }`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = LOOK.button;
  button.textContent = 'Reload';
  button.addEventListener('click', reload);
  bar.append(text, button);
  return bar;
}
