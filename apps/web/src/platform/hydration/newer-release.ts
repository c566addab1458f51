import { en } from '@shortlist/messages';
import { readAppFiles } from './prefetch-app.ts';

/** Name in session storage: when this tab was last reloaded by itself, in ms since 1970. */
const RELOADED_AT = 'started-anew';

/** A page is reloaded by itself once in so many ms: a second time so soon would not help. */
const ONCE_IN_MS = 60_000;

const LOOK = {
  bar: 'fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-md border border-accent/40 bg-raised px-4 py-3 text-ink text-sm shadow-dialog',
  button:
    'min-h-10 rounded-md bg-accent px-4 py-2 font-medium text-on-accent hover:bg-accent-hover pointer-coarse:min-h-11',
};

/**
 * Checks whether the server has another build by now than the one that this page is of: the files that would hydrate it
 * are then gone. False where the server does not answer.
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
 * Reloads a page of an older release: by itself where nothing is lost by that, else when the person presses
 * Reload in a bar. Answers how to remove the bar.
 */
export function reloadForRelease(hasTyped: boolean, reload: () => void): () => void {
  if (!hasTyped && mayReloadByItself()) {
    reload();
    return () => {};
  }
  const bar = drawBar(hasTyped, reload);
  document.body.append(bar);
  return () => bar.remove();
}

/** Checks whether this page was not reloaded by itself just now; notes the time for the page that comes next. */
function mayReloadByItself(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false; // A browser that forbids its storage would reload for ever.
  }
}

/** Made by hand: what draws the product's own banners is what could not be loaded. */
function drawBar(hasTyped: boolean, reload: () => void): HTMLElement {
  const { newer, newerAndTyped, reload: reloadIt } = en.release.texts;
  const bar = document.createElement('div');
  bar.className = LOOK.bar;
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.className = 'min-w-0 flex-1 basis-64 text-pretty';
  text.textContent = hasTyped ? newerAndTyped : newer;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = LOOK.button;
  button.textContent = reloadIt;
  button.addEventListener('click', reload);
  bar.append(text, button);
  return bar;
}
