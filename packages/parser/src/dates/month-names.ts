import { MONTH_WORDS, SEASON_WORDS } from '@shortlist/resume';
import { fold } from '../fold.ts';
import { printedMonths } from '../printed-words.ts';

/** The months by their names in seven languages, and as this product prints them in others. */
const NUMBER_OF_MONTH: ReadonlyMap<string, number> = new Map(
  MONTH_WORDS.flatMap((names, at) =>
    [...printedMonths(at + 1), ...names.split(' ').map(fold)].map(
      (name) => [name, at + 1] as const,
    ),
  ),
);

/** Parts of a year that stand in place of a month and are kept as they are written. */
const SEASONS = new Set(
  [...SEASON_WORDS.values(), 'early mid late'].join(' ').split(' ').map(fold),
);

/** The number of a month's name in any of the languages, 1 to 12. */
export const monthOf = (word: string): number | undefined => NUMBER_OF_MONTH.get(fold(word));

/** Checks whether the word names a part of the year: "Spring", "Q3", "Wintersemester". */
export const isSeason = (word: string): boolean => SEASONS.has(fold(word));
