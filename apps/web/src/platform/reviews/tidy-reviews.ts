import { logError } from '../log.ts';
import { listReviews } from './kept-reviews.ts';

/** Removes what may not stay of the reviews; where the storage does not answer, the next page tries again. */
export async function removeOld(owner: string | undefined): Promise<void> {
  try {
    await listReviews(owner, Date.now());
  } catch (cause) {
    logError('The reviews that this browser keeps were not looked through.', cause);
  }
}
