import { compareMonthYears, type MonthYear, parseMonthYear } from '@shortlist/model';
import type { ReadDates } from '../../entries/read-dates.ts';

/**
 * The jobs with a lone date as a start where it is not before the end of any job that ended: the last of them has
 * only a start. Without a range among them nothing is known of what a lone date is.
 */
export function beginLoneDates<T extends ReadDates>(jobs: readonly T[]): T[] {
  const ends = jobs.flatMap(({ startDate, endDate }) => (startDate ? dateOf(endDate) : []));
  return jobs.map((job) => {
    const { endDate, ...rest } = job;
    const [lone] = dateOf(endDate);
    const isLast = lone && ends.every((end) => compareMonthYears(lone, end) >= 0);
    return job.startDate || !endDate || ends.length === 0 || !isLast
      ? job
      : ({ ...rest, startDate: endDate } as T);
  });
}

/** A month and a year, or nothing for what lasts or is none. */
function dateOf(value: ReadDates['endDate']): MonthYear[] {
  const date = parseMonthYear(value?.text ?? '');
  return typeof date === 'object' ? [date] : [];
}
