import type { Points } from '@shortlist/model';
import type { PartContent } from '#db/schema/document-schema.ts';

/** Characters of one text that are much when they go while others stay, and when the text is emptied. */
const MUCH = 100;
const MUCH_OF_A_TEXT = 20;

/**
 * Checks whether so much goes at once from a part that nobody should lose what it said: all its words, a text, many words of
 * one, or a section as a whole. What is typed over word by word comes to nothing here.
 */
export function losesMuch(stored: PartContent, content: PartContent): boolean {
  const texts = Object.keys(stored).map((name) => ({
    before: lengthOf(stored[name]),
    after: lengthOf(content[name]),
  }));
  const isEmptied =
    texts.some(({ before }) => before > 0) && texts.every(({ after }) => after === 0);
  const isRemoved = stored.isAdded === true && content.isAdded !== true;
  return (
    isEmptied ||
    isRemoved ||
    texts.some(
      ({ before, after }) => before - after >= MUCH || (after === 0 && before >= MUCH_OF_A_TEXT),
    )
  );
}

/** Counts the characters of a member: of a text, of all points or blocks, of a date. */
function lengthOf(said: unknown): number {
  if (typeof said === 'string') return said.trim().length;
  if (Array.isArray(said))
    return said.reduce((sum, block) => sum + lengthOf(Object(block).text), 0);
  const { points, rawText, year } = Object(said) as Partial<Points> & { year?: number };
  if (points) return points.reduce((sum, { text }) => sum + text.trim().length, 0);
  return rawText?.trim().length ?? (year === undefined ? 0 : String(year).length);
}
