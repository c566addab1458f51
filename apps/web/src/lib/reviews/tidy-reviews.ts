import { logError } from '../log.ts';
import { hasReviews } from './review-flag.ts';

/** Removes what may not stay of the reviews in this browser now that `owner` is here, an account or nobody yet. */
export async function tidyReviews(owner: string | undefined): Promise<void> {
  if (!hasReviews()) return;
  try {
    await (await import('./kept-reviews.ts')).listReviews(owner, Date.now());
  } catch (cause) {
    logError('The reviews that this browser keeps were not looked through.', cause);
  }
}
