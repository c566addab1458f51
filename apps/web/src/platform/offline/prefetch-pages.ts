import { OFFLINE_FILES } from '#service-worker/names.ts';
import { afterFirstPaint } from '../hydration/after-first-paint.ts';
import { isSavingData, prefetch } from '../hydration/prefetch-app.ts';
import { logError } from '../log.ts';

/** So many at a time: a link more has the page's styles found anew, and a call to the server waits for the connections that they take. */
const AT_ONCE = 4;

/** Time that a page has the line for itself and for what it draws, in ms: pictures of resumes, and the fonts of a paper. */
const START_AFTER_MS = 3_000;

let isBegun = false;

/**
 * Has the browser fetch the scripts of all pages of a person, a few at a time, and run none of them: they are at hand then also
 * where the network goes before a service worker has installed itself, or where none may. In development there is no list. What does not
 * arrive is asked for again when the line is back. Not where the person asked to save data.
 */
export async function prefetchPages(): Promise<void> {
  if (isBegun || isSavingData()) return;
  isBegun = true;
  try {
    await new Promise((resolve) => setTimeout(resolve, START_AFTER_MS));
    await afterFirstPaint();
    const list = document.querySelector<HTMLMetaElement>(`meta[name="${OFFLINE_FILES}"]`)?.content;
    if (!list || (await isKept(list))) return;
    const files = await readOfflineFiles(list);
    for (let done = 0; done < files.length; done += AT_ONCE) {
      // A person who does something by now comes first.
      await afterFirstPaint();
      const next = files.slice(done, done + AT_ONCE);
      await Promise.all(next.map((file) => prefetch(file, document)));
    }
  } catch (cause) {
    logError('Not all that is needed offline was fetched.', cause);
    isBegun = false;
    window.addEventListener('online', () => void prefetchPages(), { once: true });
  }
}

/**
 * Checks whether the service worker of this page has all files of a list already. The list is the last that a worker keeps, and a release has
 * one of its own.
 */
const isKept = async (list: string): Promise<boolean> =>
  navigator.serviceWorker?.controller != null && (await caches.match(list)) !== undefined;

async function readOfflineFiles(list: string): Promise<readonly string[]> {
  const answer = await fetch(list);
  if (!answer.ok) throw new Error(`${list} was answered with ${answer.status}.`);
  return answer.json();
}
