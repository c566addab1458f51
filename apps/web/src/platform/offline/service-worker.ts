import { SKIP_WAITING, WORKER_PATH } from '../../service-worker/names.ts';
import { isSavingData } from '../hydration/prefetch-app.ts';
import { logError } from '../log.ts';
import { waitingRelease } from './waiting-release.ts';

/** Time that a page has the connection for itself before the files of all pages are fetched, in ms. */
const START_AFTER_MS = 5_000;

/** Least time between two checks of an open page for a newer release, made when it is looked at, in ms. */
const ASK_EVERY_MS = 3_600_000;

/** Longest time that a press on Reload waits for the newer release to take over, in ms. */
const TAKES_OVER_WITHIN_MS = 3_000;

/**
 * Keeps the app in this browser, so that it opens without the network, and announces a newer release once all of it is here.
 * Nothing is kept where the person asked to save data, or where browsers forbid it (http, but on localhost).
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  await new Promise((resolve) => setTimeout(resolve, START_AFTER_MS));
  try {
    const options = { updateViaCache: 'none' } as const;
    const { serviceWorker } = navigator;
    // Nothing comes where service workers are blocked.
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
      WORKER_PATH,
      options,
    );
    if (!registration) return;
    announceWaiting(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => announceWaiting(registration));
    });
    askNowAndThen(registration);
  } catch (cause) {
    logError('The app could not be kept for the time without a network.', cause);
  }
}

/** The first release of a browser waits for nobody, and is no news. */
function announceWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller)
    waitingRelease.announce(() => takeOver(waiting));
}

/**
 * Reloads the page as soon as the release has taken over, or after a while: Chromium leaves a worker waiting for up to five minutes where a
 * fetch of a page meets the activation. Pages come from the server, and are of the newer release in either case.
 */
function takeOver(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKES_OVER_WITHIN_MS);
  waiting.postMessage(SKIP_WAITING);
}

/** Browsers ask when a page is loaded, which an app that is open for days never is. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < ASK_EVERY_MS) return;
    last = Date.now();
    registration.update().catch(() => {}); // Asked again the next time.
  });
}
