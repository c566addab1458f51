import { logError } from '../log.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { captureEvents } from './captured-events.ts';
import { firstInteraction, nextAction } from './first-interaction.ts';
import { isReplaced, reloadForRelease } from './newer-release.ts';
import { isSavingData, prefetchApp } from './prefetch-app.ts';

/** Attribute of a page that shows nothing of its own before the app has started. */
export const LOADING = 'data-loading';

/** Starts the app on a page; calls `onHydrated` once the app listens. */
type Start = (page: HTMLElement, onHydrated: () => void) => Promise<unknown>;

/**
 * Hydrates a page that the server rendered on the first interaction with it, or as soon as it is painted and the browser idle where
 * it says that it is loading or has a form that is sent. Until then the page is read, and nothing but this runs. Events before hydration are captured and replayed.
 */
export async function hydrateOnInteraction(
  page: HTMLElement,
  loadStart: () => Promise<Start>,
  reload = () => window.location.reload(),
): Promise<void> {
  const captured = captureEvents(page);
  // Listened for before the first paint: a quick person may press something by then.
  const isLoading = page.hasAttribute(LOADING);
  const isWaiting = !isLoading && (isSavingData() || !page.querySelector('[data-sent-form]'));
  const interaction = isWaiting ? firstInteraction() : Promise.resolve();
  await afterFirstPaint();
  if (isWaiting) prefetchApp(document);
  await interaction;
  const start = await loadWithRetry(loadStart, () => reloadForRelease(captured.hasTyped(), reload));
  await start(page, captured.replay);
}

/**
 * Answers what `load` gives. A load that fails is tried again with the person's next action; links work all the
 * same. Where a newer release has replaced the files, no try will succeed: the page is then reloaded.
 */
async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  reloadPage: () => () => void,
): Promise<Loaded> {
  let hideNotice: (() => void) | undefined;
  for (;;) {
    try {
      const loaded = await load();
      hideNotice?.();
      return loaded;
    } catch (cause) {
      logError('The app could not be loaded.', cause);
      if (!hideNotice && (await isReplaced(document))) hideNotice = reloadPage();
      await nextAction();
    }
  }
}
