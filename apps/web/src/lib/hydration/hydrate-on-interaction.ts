import { logError } from '../log.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { recordMissed } from './captured-events.ts';
import { firstSign, nextDeed } from './first-interaction.ts';
import { isReplaced, startAnew } from './newer-release.ts';
import { fetchAhead } from './prefetch-app.ts';

/** Starts the app on a page; calls `onTaken` once the app listens. */
type Start = (page: HTMLElement, onTaken: () => void) => Promise<unknown>;

/**
 * Has the app take over a page that the server rendered, once somebody is about to use it: until then it
 * is read, and nothing but this runs. What the person did before the app listened is not lost.
 */
export async function takeOver(
  page: HTMLElement,
  loadStart: () => Promise<Start>,
  reload = () => window.location.reload(),
): Promise<void> {
  const missed = recordMissed(page);
  // Watched for from now on: whoever is quick presses something before the first paint is told.
  const sign = firstSign();
  await afterFirstPaint();
  fetchAhead(document);
  await sign;
  const start = await persist(loadStart, () => startAnew(missed.hasTyped(), reload));
  await start(page, missed.replay);
}

/**
 * What `load` gives, tried again with the person's next deed when it fails; links work all the same.
 * Where a newer release has replaced what it loads, no try will succeed: then the page is started anew.
 */
async function persist<Loaded>(
  load: () => Promise<Loaded>,
  goOnAnew: () => () => void,
): Promise<Loaded> {
  let takeBack: (() => void) | undefined;
  for (;;) {
    try {
      const loaded = await load();
      takeBack?.();
      return loaded;
    } catch (cause) {
      logError('The app could not be loaded.', cause);
      if (!takeBack && (await isReplaced(document))) takeBack = goOnAnew();
      await nextDeed();
    }
  }
}
