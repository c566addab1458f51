import { logError } from '../log.ts';

/** Name of the browser's cache of pictures of resumes. */
export const PICTURES = 'shortlist.pictures';

/** Name of the browser's cache of resumes as the server last had them, which are opened where it cannot be reached. */
export const RESUMES = 'shortlist.resumes';

/** Name of the browser's cache of lists as the server last had them. */
export const LISTS = 'shortlist.lists';

/** A picture of a resume's first page as somebody has it at one time, drawn by one build of the app. */
export type PictureKey = { owner: string; documentId: string; edited: string; build: string };

/** Owner of the copy, and its resume. */
export type KeptPlace = { owner: string; documentId: string };

// The addresses are names in the browser's caches alone; the server has nothing there.

export const pictureAddress = ({ owner, documentId, edited, build }: PictureKey): string =>
  `/pictures/${documentId}?${new URLSearchParams({ owner, edited, build })}`;

export const copyAddress = ({ owner, documentId }: KeptPlace): string =>
  `/kept/${encodeURIComponent(owner)}/${encodeURIComponent(documentId)}`;

/** Reads the address of a copy. */
export function placeOf(url: string): KeptPlace {
  const [owner = '', documentId = ''] = new URL(url).pathname.split('/').slice(2);
  return { owner: decodeURIComponent(owner), documentId: decodeURIComponent(documentId) };
}

/** Returns the owner of what is kept at either kind of address. */
const ownerOf = (url: string): string =>
  new URL(url).searchParams.get('owner') ?? placeOf(url).owner;

/** Asks a cache of the browser, which is there over https and on localhost only, and may be forbidden or full. */
export async function inCache<Answer>(
  name: string,
  ask: (cache: Cache) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await ask(await caches.open(name));
  } catch (cause) {
    logError(`The cache ${name} did not answer.`, cause);
    return undefined;
  }
}

/** Erases what a cache keeps for some owners. */
export async function eraseCopies(
  name: string,
  isMeant: (owner: string) => boolean,
): Promise<void> {
  await inCache(name, async (cache) => {
    const meant = (await cache.keys()).filter(({ url }) => isMeant(ownerOf(url)));
    await Promise.all(meant.map((request) => cache.delete(request)));
  });
}
