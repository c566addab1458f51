import { keepJournalsOf } from './review-journal.ts';

/** Name of the browser's database of imports that are being reviewed, and of the text in local storage that says that it has some. */
export const REVIEWS = 'shortlist.reviews';

/** Erases every review that this browser keeps. Not waited for: a tab that writes just now holds it up for a moment. */
export function eraseReviews(): void {
  keepJournalsOf([]);
  try {
    indexedDB.deleteDatabase(REVIEWS);
  } catch {
    // A browser that has no such storage, or forbids it, keeps nothing there.
  }
}
