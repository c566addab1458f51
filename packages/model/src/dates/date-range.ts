import { PRESENT } from './month-year.ts';

/** The two fields of an experience that say when it ended, if it did. */
export type EndOfExperience = { endDate: string; isCurrent: boolean };

/**
 * Dates as printed: "Jan 2020 – Present". What is missing is left out with its dash, a start and
 * an end that are the same stand once, and a text that is no date stands as it was written.
 */
export function formatDateRange(
  startDate: string,
  endDate: string,
  isCurrent: boolean,
  present = PRESENT,
): string {
  const dates = [startDate.trim(), isCurrent ? present : endDate.trim()];
  return [...new Set(dates)].filter((date) => date !== '').join(' – ');
}

/** Choosing an end date says that the job is over: it clears "Currently work here". */
export function chooseEndDate(endDate: string): EndOfExperience {
  return { endDate, isCurrent: false };
}

/** "Currently work here" sets the end to "Present" when turned on and clears it when turned off. */
export function setCurrent(isCurrent: boolean): EndOfExperience {
  return { endDate: isCurrent ? PRESENT : '', isCurrent };
}
