import { type Forms, plural } from './plural.ts';

/** A count with its noun: "1 entry", "1,000 entries". */
export const counted = (count: number, forms: Forms): string =>
  `${count.toLocaleString('en-US')} ${plural(count, forms)}`;

/** "a, b and c"; the one alone where there is one. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
