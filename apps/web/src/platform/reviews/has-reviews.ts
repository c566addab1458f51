import { browserTexts } from '../storage/safe-storage.ts';
import { REVIEWS } from './review-names.ts';

/** Checks whether this browser keeps reviews or enclosures of anybody: a page without any loads nothing for them. */
export const hasReviews = (): boolean => browserTexts.read(REVIEWS) !== undefined;

/** Removes what may not stay of these in this browser now that `owner` is logged in; undefined for a guest. */
export async function tidyReviews(owner: string | undefined): Promise<void> {
  if (hasReviews()) await (await import('./tidy-reviews.ts')).removeOld(owner);
}
