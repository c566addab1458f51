import { eraseDatabase } from '../storage/erase-database.ts';
import { keepJournalsOf } from './review-journal.ts';
import { REVIEWS } from './review-names.ts';

/** Erases every review that this browser keeps. */
export function eraseReviews(): void {
  keepJournalsOf([]);
  eraseDatabase(REVIEWS);
}
