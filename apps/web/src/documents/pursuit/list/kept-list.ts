import type { ListedPursuit } from '@shortlist/contracts';
import { copyAddress, inCache, LISTS } from '#platform/storage/copy-caches.ts';

const placeOf = (owner: string) => copyAddress({ owner, documentId: 'pursuits' });

/** Keeps an owner's list as the server has it, for the time without a network. */
export async function keepList(owner: string, rows: readonly ListedPursuit[]): Promise<void> {
  await inCache(LISTS, (cache) => cache.put(placeOf(owner), Response.json(rows)));
}

/** The list as the server last had it; undefined where this browser has none. */
export const findKeptList = (owner: string): Promise<readonly ListedPursuit[] | undefined> =>
  inCache(LISTS, async (cache) => (await cache.match(placeOf(owner)))?.json());
