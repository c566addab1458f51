import { commonEnds, type Points } from '@shortlist/model';
import type { PartContent } from '#db/schema/document-schema.ts';

/** Characters of one text that are much when their words go at once. */
const MUCH = 100;
/** Share of a text's words that is much, where the text has so many characters. */
const MUCH_OF_A_TEXT = { share: 0.8, characters: 20 };

/** A word with the space behind it; in scripts without spaces each character stands for itself. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+\s*/gu;

/**
 * Checks whether so much goes at once from a part that nobody should lose what it said: all its words, most words of a text, many
 * words of one, whether others take their place or not, or a section as a whole. What is typed over word by word comes to nothing here,
 * nor does what changes its place.
 */
export function losesMuch(stored: PartContent, content: PartContent): boolean {
  const texts = Object.keys(stored).map((name) => ({
    before: textOf(stored[name]),
    after: textOf(content[name]),
  }));
  const isEmptied =
    texts.some(({ before }) => before !== '') && texts.every(({ after }) => after === '');
  const isRemoved = stored.isAdded === true && content.isAdded !== true;
  return isEmptied || isRemoved || texts.some(({ before, after }) => isMuchGone(before, after));
}

/** Returns what a member says: a text, all points or blocks, a date. */
function textOf(said: unknown): string {
  if (typeof said === 'string') return said.trim();
  if (Array.isArray(said))
    return said
      .map((block) => textOf(Object(block).text))
      .join('\n')
      .trim();
  const { points, rawText, year } = Object(said) as Partial<Points> & { year?: number };
  if (points) return points.map(({ text }) => text.trim()).join('\n');
  return rawText?.trim() ?? (year === undefined ? '' : String(year));
}

function isMuchGone(before: string, after: string): boolean {
  const { share, characters } = MUCH_OF_A_TEXT;
  if (before === after || before.length < characters) return false;
  const gone = countGone(...changedWords(before, after));
  return gone >= MUCH || gone >= share * before.length;
}

/** Returns two texts without the words with which both begin, and then end: typing changes few of many. */
function changedWords(before: string, after: string): [string, string] {
  const { head, tail } = commonEnds(before, after);
  const start = before.slice(0, head).lastIndexOf(' ') + 1;
  const space = before.slice(before.length - tail).indexOf(' ');
  const kept = space < 0 ? 0 : tail - space - 1;
  return [before.slice(start, before.length - kept), after.slice(start, after.length - kept)];
}

/** Counts the characters of the words that a text had and the other has not, as often as it had them. */
function countGone(before: string, after: string): number {
  const there = new Map<string, number>();
  for (const [word] of after.matchAll(WORD)) {
    const key = word.trimEnd();
    there.set(key, (there.get(key) ?? 0) + 1);
  }
  let gone = 0;
  for (const [word] of before.matchAll(WORD)) {
    const key = word.trimEnd();
    const left = there.get(key) ?? 0;
    if (left > 0) there.set(key, left - 1);
    else gone += word.length;
  }
  return gone;
}
