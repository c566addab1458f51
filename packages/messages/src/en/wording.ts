import { type Forms, plural } from './plural.ts';

/** A count with its noun: "1 entry", "1,000 entries". */
export const counted = (count: number, forms: Forms): string =>
  `${count.toLocaleString('en-US')} ${plural(count, forms)}`;

/** "a, b or c"; the one alone where there is one. */
export const either = (words: readonly string[]): string => joined(words, 'or');

/** "a, b and c"; the one alone where there is one. */
export const listed = (words: readonly string[]): string => joined(words, 'and');

const joined = (words: readonly string[], last: 'and' | 'or') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const QUOTED_AT_MOST = 160;

/** A sentence in quotation marks with its full stop; of a long one the beginning. */
export function quoted(sentence: string): string {
  const text = sentence.replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length > QUOTED_AT_MOST) {
    const beginning = characters.slice(0, QUOTED_AT_MOST - 1).join('');
    return `“${beginning.trimEnd()}…”.`;
  }
  return `“${text}”${/[.!?…]$/.test(text) ? '' : '.'}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Nov 2026", or "2026" without a month (1 to 12). */
export const monthYear = ({ year, month }: { year: number; month?: number | undefined }): string =>
  month === undefined ? String(year) : `${MONTHS[month - 1]} ${year}`;
