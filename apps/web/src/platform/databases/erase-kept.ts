import { keepJournalsOf } from '../reviews/review-journal.ts';
import { databaseOf, KEPT_KINDS } from './kept-kinds.ts';

/** Erases all databases. Not waited for: a tab that writes just now holds it up for a moment. */
export function eraseKept(): void {
  keepJournalsOf([]);
  try {
    for (const kind of KEPT_KINDS) indexedDB.deleteDatabase(databaseOf(kind));
  } catch {
    // A browser that has no such storage, or forbids it, keeps nothing there.
  }
}
