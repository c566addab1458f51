import { ENCLOSURES } from '../enclosures/enclosure-names.ts';
import { keepJournalsOf } from './review-journal.ts';
import { REVIEWS } from './review-names.ts';

/** Erases every review and enclosure that this browser keeps. Not waited for: a tab that writes just now holds it up for a moment. */
export function eraseReviews(): void {
  keepJournalsOf([]);
  try {
    for (const name of [REVIEWS, ENCLOSURES]) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that has no such storage, or forbids it, keeps nothing there.
  }
}
