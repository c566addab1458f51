import type { Claim } from '../mark.ts';
import { shareKey } from './number-words.ts';

/**
 * Signs that are numbers and no digits (Unicode's No and Nl): "½", "②", "Ⅳ", with digits before them: "1½". Behind a letter they are
 * a note's mark or a part of a name: "m²".
 */
const SIGNS = /(?<![\p{L}\p{N}_])(\p{Nd}{0,9})([\p{No}\p{Nl}]{1,20})(?![\p{L}\p{N}_])/gu;

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1_000,
};

/** Numbers written with signs of their own. */
export const listNumberSigns = (text: string): Claim[] =>
  [...text.matchAll(SIGNS)].map(({ index, 0: whole, 1: digits = '', 2: signs = '' }) => ({
    key: keyOf(digits, signs),
    start: index,
    end: index + whole.length,
  }));

/** The value of the signs by the characters that they are compatible with; those without any are their own. */
function keyOf(digits: string, signs: string): string {
  const plain = signs.normalize('NFKC').toLowerCase();
  const [, above, below] = /^(\d*)\u2044(\d+)$/u.exec(plain) ?? [];
  if (below !== undefined) return shareKey(Number(digits) + Number(above || 1) / Number(below));
  if (/^[ivxlcdm]+$/u.test(plain)) return `${digits}${romanValue(plain)}`;
  return /^\d+$/u.test(plain) ? `${digits}${Number(plain)}` : `${digits}${signs}`;
}

function romanValue(letters: string): number {
  const values = Array.from(letters, (letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}
