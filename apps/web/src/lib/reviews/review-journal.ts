import { browserTexts } from '../storage/safe-storage.ts';

const PREFIX = 'shortlist.review ';

/** A journal of more characters takes nothing more: what stands in it is whole as far as it goes. */
const MOST_CHARACTERS = 200_000;

/** A step of a review that its record may not have yet; `count` says how many steps the review has had with it. */
export type JournalStep = { count: number; step: unknown };

/**
 * Writes down the last steps of a review, at once and before the record can be written: a page that ends with a keystroke
 * loses none of it. No steps remove the journal.
 */
export function writeJournal(id: string, steps: readonly JournalStep[]): void {
  const text = steps.length === 0 ? undefined : JSON.stringify(steps);
  if (text === undefined || text.length <= MOST_CHARACTERS) browserTexts.write(PREFIX + id, text);
}

/** The steps of a review after the first `count`. */
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
