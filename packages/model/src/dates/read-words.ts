import { PRINTED_DATES } from '../languages/printed-dates.ts';
import { fold } from '../texts/fold.ts';
import { MONTH_WORDS, PRESENT_WORDS, SEASON_WORDS } from './date-words.ts';
import { ENGLISH_MONTHS, ENGLISH_PRESENT, MONTH_NAMES } from './month-year.ts';

/** The words of dates in all languages that are read, and those that this product prints in others. */

const PRINTED = Object.values(PRINTED_DATES);

/** A word as it is looked up: folded, without the full stop of one that is cut short. */
const bare = (word: string): string => fold(word).replace('.', '');

/** The numbers of months by their names. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_WORDS.flatMap((names, at) =>
    [
      ...PRINTED.flatMap(({ months }) => months[at] ?? []),
      ...[MONTH_NAMES, ENGLISH_MONTHS].flatMap((english) => english[at] ?? []),
      ...names.split(' '),
    ].map((name) => [bare(name), at + 1] as const),
  ),
);

/** The months in which parts of a year begin, by what these are called. */
const SEASONS: ReadonlyMap<string, number> = new Map(
  [...SEASON_WORDS].flatMap(([month, words]) =>
    words.split(' ').map((word) => [fold(word), month] as const),
  ),
);

const PRESENTS: ReadonlySet<string> = new Set([
  ...ENGLISH_PRESENT,
  ...PRESENT_WORDS.flatMap((words) => words.split('|')),
  ...PRINTED.map(({ present }) => fold(present)),
]);

/** The number of a month's name in any of the languages, 1 to 12. */
export const monthOfWord = (word: string): number | undefined => MONTHS.get(fold(word));

/** The number of the month whose names alone begin with a word of at least three letters: "septem", but not "jui". */
export function monthOfBeginning(word: string): number | undefined {
  const name = fold(word);
  const exact = MONTHS.get(name);
  if (exact !== undefined || name.length < 3) return exact;
  const begun = [...MONTHS].filter(([each]) => each.startsWith(name));
  const months = new Set(begun.map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}

/** The month in which a part of a year begins: "Spring", "Q3", "Wintersemester". */
export const monthOfSeason = (word: string): number | undefined => SEASONS.get(fold(word));

/** Checks whether words say that something has not ended: "today", "jetzt", "en cours". */
export const isPresentWord = (words: string): boolean => PRESENTS.has(bare(words));
