import { logError } from '#lib/log.ts';
import { RESUMES } from '#lib/storage/personal-caches.ts';

/** At most so many resumes are kept: those that were open last. */
const MOST_KEPT = 20;

/** Owner of the copy, and its resume. */
export type KeptPlace = { owner: string; resumeId: string };

// The addresses are names in the browser's cache alone; the server has nothing there.
const addressOf = ({ owner, resumeId }: KeptPlace): string =>
  `/kept/${encodeURIComponent(owner)}/${encodeURIComponent(resumeId)}`;

/** Asks the browser's cache, which is there over https and on localhost only, and may be forbidden or full. */
async function inCache<Answer>(
  ask: (cache: Cache) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await ask(await caches.open(RESUMES));
  } catch (cause) {
    logError('The cache of resumes did not answer.', cause);
    return undefined;
  }
}

/**
 * Keeps a resume as the wire has it, in the place of an older copy, and removes the oldest copies; resolves to whether the
 * browser took it.
 */
export function keepResume(place: KeptPlace, details: unknown): Promise<boolean> {
  // One after the other, so that no older copy comes last.
  keeping = keeping.then(async () => {
    const isKept = await inCache((cache) => putCopy(cache, place, details));
    return isKept ?? false;
  });
  return keeping;
}

let keeping = Promise.resolve(true);

async function putCopy(cache: Cache, place: KeptPlace, details: unknown): Promise<true> {
  // The order of a cache is that in which copies were put. The older one is not taken out before: a page may be left between.
  await cache.put(addressOf(place), Response.json(details));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => cache.delete(request)));
  return true;
}

/** The copy of a resume as the wire has it; undefined where this browser has none. */
export const findCopy = (place: KeptPlace): Promise<unknown> =>
  inCache(async (cache) => (await cache.match(addressOf(place)))?.json());

/** The copies that this browser has of an owner's resumes as the wire has them, the last opened first. */
export async function listKeptResumes(owner: string): Promise<unknown[]> {
  const found = await inCache(async (cache) => {
    const theirs = (await cache.keys()).filter(({ url }) =>
      new URL(url).pathname.startsWith(addressOf({ owner, resumeId: '' })),
    );
    return Promise.all(theirs.map(async (request) => (await cache.match(request))?.json()));
  });
  return (found ?? []).reverse();
}

/** Removes a copy: of a resume that is gone, or is somebody else's by now. */
export async function dropKeptResume(place: KeptPlace): Promise<void> {
  await inCache((cache) => cache.delete(addressOf(place)));
}
