import { listAllEnclosures } from '../enclosures/kept-enclosures.ts';
import { logError } from '../log.ts';
import { listReviews } from '../reviews/kept-reviews.ts';
import type { KeptKind } from './kept-kinds.ts';

/** Lists what there is of each kind for an owner, which removes what may not stay. */
const LISTS: Record<KeptKind, (owner: string | undefined, now: number) => Promise<unknown>> = {
  reviews: listReviews,
  enclosures: (owner, now) => listAllEnclosures({ owner, now }),
};

/**
 * Removes what may not stay in the databases now that `owner` is logged in; undefined for a guest. Where the storage does not answer, the
 * next page tries again.
 */
export async function removeOld(owner: string | undefined): Promise<void> {
  const now = Date.now();
  try {
    await Promise.all(Object.values(LISTS).map((list) => list(owner, now)));
  } catch (cause) {
    logError('What this browser keeps in databases was not looked through.', cause);
  }
}
