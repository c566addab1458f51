import type { Cell } from './row.ts';

/** Letters of a word that no line of text takes whole; addresses and paths apart, languages have none. */
const LONG = 40;

/**
 * Checks whether a line is the first part of a word that is longer than a line: it is one word, and fills the room
 * up to `right`, a letter and a half apart. The rest follows without a space.
 */
export function isBrokenWord({ text, x, right: end }: Cell, right: number): boolean {
  const letter = (end - x) / Math.max(1, text.length);
  return text.length >= LONG && !/\s/u.test(text) && end + letter * 1.5 > right;
}
