import { fold, monthOfSeason } from '@shortlist/model';

/** Words that with a year name a part of it, and no month. */
const PARTS: ReadonlySet<string> = new Set(['early', 'mid', 'late']);

/** Checks whether the word names a part of the year: "Spring", "Q3", "Wintersemester". These are kept as they are written. */
export const isSeason = (word: string): boolean =>
  monthOfSeason(word) !== undefined || PARTS.has(fold(word));
