import { eraseCopies, inCache, PICTURES, type PictureKey, pictureAddress } from './copy-caches.ts';

export const findPicture = (key: PictureKey): Promise<Blob | undefined> =>
  inCache(PICTURES, async (cache) => (await cache.match(pictureAddress(key)))?.blob());

/** Keeps a picture in the place of any other of the same resume. */
export async function keepPicture(key: PictureKey, picture: Blob): Promise<void> {
  await inCache(PICTURES, async (cache) => {
    await cache.delete(pictureAddress(key), { ignoreSearch: true });
    await cache.put(pictureAddress(key), new Response(picture));
  });
}

/** Erases what is kept for others than this owner. */
export const erasePicturesOfOthers = (owner: string): Promise<void> =>
  eraseCopies(PICTURES, (of) => of !== owner);
