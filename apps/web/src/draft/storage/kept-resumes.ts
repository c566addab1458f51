import {
  copyAddress,
  inCache,
  type KeptPlace,
  ownerOf,
  RESUMES,
} from '#lib/storage/copy-caches.ts';

/** At most so many resumes are kept: those that were open last. */
const MOST_KEPT = 20;

/**
 * Keeps a resume as the wire has it, in the place of an older copy, and removes the oldest copies; resolves to whether the
 * browser took it.
 */
export function keepResume(place: KeptPlace, details: unknown): Promise<boolean> {
  // One after the other, so that no older copy comes last.
  keeping = keeping.then(async () => {
    const isKept = await inCache(RESUMES, (cache) => putCopy(cache, place, details));
    return isKept ?? false;
  });
  return keeping;
}

let keeping = Promise.resolve(true);

async function putCopy(cache: Cache, place: KeptPlace, details: unknown): Promise<true> {
  // The order of a cache is that in which copies were put. The older one is not taken out before: a page may be left between.
  await cache.put(copyAddress(place), Response.json(details));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => cache.delete(request)));
  return true;
}

/** The copy of a resume as the wire has it; undefined where this browser has none. */
export const findCopy = (place: KeptPlace): Promise<unknown> =>
  inCache(RESUMES, async (cache) => (await cache.match(copyAddress(place)))?.json());

/** The copies that this browser has of an owner's resumes as the wire has them, the last opened first. */
export async function listKeptResumes(owner: string): Promise<unknown[]> {
  const found = await inCache(RESUMES, async (cache) => {
    const theirs = (await cache.keys()).filter(({ url }) => ownerOf(url) === owner);
    return Promise.all(theirs.map(async (request) => (await cache.match(request))?.json()));
  });
  return (found ?? []).reverse();
}

/** Removes a copy: of a resume that is gone, or is somebody else's by now. */
export async function dropKeptResume(place: KeptPlace): Promise<void> {
  await inCache(RESUMES, (cache) => cache.delete(copyAddress(place)));
}
