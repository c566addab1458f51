import { browserTexts } from '../storage/safe-storage.ts';

const PREFIX = 'shortlist.review ';

/** A journal of more characters is not written: the one before it stays, complete up to its last step. */
const MOST_CHARACTERS = 200_000;

/** A step that the review's record may not have yet; `count` is the number of steps up to this one. */
export type JournalStep = { count: number; step: unknown };

/**
 * Writes the last steps of a review synchronously, before its record is saved: a page that is closed after a keystroke loses
 * nothing. An empty list removes the journal.
 */
export function writeJournal(id: string, steps: readonly JournalStep[]): void {
  const text = steps.length === 0 ? undefined : JSON.stringify(steps);
  if (text === undefined || text.length <= MOST_CHARACTERS) browserTexts.write(PREFIX + id, text);
}

/** Returns the steps of a review after the first `count`. */
export function readJournal(id: string, count: number): JournalStep[] {
  try {
    const steps: JournalStep[] = JSON.parse(browserTexts.read(PREFIX + id) ?? '[]');
    return steps.filter((each) => each.count > count);
  } catch {
    return []; // A truncated journal is ignored; the record is complete without it.
  }
}

/** Removes the journals of all reviews but these. */
export function keepJournalsOf(reviews: readonly { id: string }[]): void {
  const kept = new Set(reviews.map(({ id }) => PREFIX + id));
  for (const name of browserTexts.names()) {
    if (name.startsWith(PREFIX) && !kept.has(name)) browserTexts.write(name, undefined);
  }
}
