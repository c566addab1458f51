import { logError } from '../log.ts';
import { listReviews } from './kept-reviews.ts';

/** Removes what may not stay of reviews and enclosures; where the storage does not answer, the next page tries again. */
export async function removeOld(owner: string | undefined): Promise<void> {
  try {
    const now = Date.now();
    const { listAllEnclosures } = await import('../enclosures/kept-enclosures.ts');
    await Promise.all([listReviews(owner, now), listAllEnclosures({ owner, now })]);
  } catch (cause) {
    logError('The reviews that this browser keeps were not looked through.', cause);
  }
}
