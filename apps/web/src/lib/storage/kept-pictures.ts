import { logError } from '../log.ts';
import { PICTURES } from './personal-caches.ts';

/** A picture of a resume's first page as somebody has it at one time, drawn by one build of the app. */
export type PictureKey = { owner: string; resumeId: string; edited: string; build: string };

// The addresses are names in the browser's cache alone; the server has nothing there.
const addressOf = ({ owner, resumeId, edited, build }: PictureKey): string =>
  `/pictures/${resumeId}?${new URLSearchParams({ owner, edited, build })}`;

/** Asks the browser's cache, which is there over https and on localhost only, and may be forbidden or full. */
async function inCache<Answer>(
  ask: (cache: Cache) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await ask(await caches.open(PICTURES));
  } catch (cause) {
    logError('The cache of pictures did not answer.', cause);
    return undefined;
  }
}

export const findPicture = (key: PictureKey): Promise<Blob | undefined> =>
  inCache(async (cache) => (await cache.match(addressOf(key)))?.blob());

/** Keeps a picture in the place of any other of the same resume. */
export async function keepPicture(key: PictureKey, picture: Blob): Promise<void> {
  await inCache(async (cache) => {
    await cache.delete(addressOf(key), { ignoreSearch: true });
    await cache.put(addressOf(key), new Response(picture));
  });
}

/** Erases what is kept for others than this owner. */
export async function erasePicturesOfOthers(owner: string): Promise<void> {
  await inCache(async (cache) => {
    const kept = await cache.keys();
    const theirs = kept.filter(({ url }) => new URL(url).searchParams.get('owner') !== owner);
    await Promise.all(theirs.map((request) => cache.delete(request)));
  });
}
