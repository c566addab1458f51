import { keepJournalsOf } from './review-journal.ts';
import { REVIEWS } from './review-names.ts';

/** Erases every review that this browser keeps. Not waited for: a tab that writes just now holds it up for a moment. */
export function eraseReviews(): void {
  keepJournalsOf([]);
  try {
    indexedDB.deleteDatabase(REVIEWS);
  } catch {
    // A browser that has no such storage, or forbids it, keeps nothing there.
  }
}
