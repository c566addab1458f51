import {
  copyAddress,
  inCache,
  type KeptPlace,
  placeOf,
  RESUMES,
} from '#platform/storage/copy-caches.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';

/** At most so many documents of a kind are kept: those that were open last. */
const MOST_KEPT = 20;

/**
 * Keeps a copy of a document, in the place of an older copy, and removes the oldest copies; resolves to whether the
 * browser took it.
 */
export function keepDocument(place: KeptPlace, copy: object): Promise<boolean> {
  // One after the other, so that no older copy comes last.
  keeping = keeping.then(async () => {
    const isKept = await inCache(RESUMES, (cache) => putCopy(cache, place, copy));
    return isKept ?? false;
  });
  return keeping;
}

let keeping = Promise.resolve(true);

async function putCopy(cache: Cache, place: KeptPlace, copy: object): Promise<true> {
  const kind = kindOf(copy);
  const path = copyAddress(place);
  const address = kind === FIRST_KIND ? path : `${path}?kind=${kind}`;
  // The order of a cache is that in which copies were put. The older one is not taken out before: a page may be left between.
  await cache.put(address, Response.json(copy));
  const kept = (await cache.keys()).map(({ url }) => new URL(url));
  const ofKind = kept.filter((url) => (url.searchParams.get('kind') ?? FIRST_KIND) === kind);
  // Earlier releases kept it without its kind.
  const older = kept.filter(
    (url) => url.pathname === path && url.pathname + url.search !== address,
  );
  const removed = [...older, ...ofKind.slice(0, -MOST_KEPT)];
  await Promise.all(removed.map(({ href }) => cache.delete(href)));
  return true;
}

/** The kind that a copy says, unless it is the first. */
const kindOf = (copy: { document?: { kind?: string | undefined } }): string =>
  copy.document?.kind ?? FIRST_KIND;

/** Finds a copy whatever its kind. */
const OF_ANY_KIND = { ignoreSearch: true };

/** The copy of a document; undefined where this browser has none. */
export const findCopy = (place: KeptPlace): Promise<object | undefined> =>
  inCache(RESUMES, async (cache) => (await cache.match(copyAddress(place), OF_ANY_KIND))?.json());

/** A copy, and the document that it is of. */
type Kept = { documentId: string; copy: object };

/** The copies that this browser has of an owner's documents, the last opened first. */
export async function listCopies(owner: string): Promise<Kept[]> {
  const found = await inCache(RESUMES, async (cache) => {
    const theirs = (await cache.keys()).filter(({ url }) => placeOf(url).owner === owner);
    return Promise.all(
      theirs.map(async (request) => ({
        documentId: placeOf(request.url).documentId,
        copy: await (await cache.match(request))?.json(),
      })),
    );
  });
  return (found ?? []).filter(({ copy }) => copy !== undefined).reverse();
}

/** Removes a copy: of a document that is gone, or is somebody else's by now. */
export async function dropKeptDocument(place: KeptPlace): Promise<void> {
  await inCache(RESUMES, (cache) => cache.delete(copyAddress(place), OF_ANY_KIND));
}
