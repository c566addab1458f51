import { compareMonthYears, type MonthYear, parseMonthYear } from './month-year.ts';

/** Years that the picker's year arrows go back where no start date stops them. */
const YEARS_BACK = 100;

/** The first and the last date that may be chosen; either may be a year alone. */
export type MonthYearBounds = { earliest: MonthYear; latest: MonthYear };

export type PickedDate = {
  /** Its month is that of the reader's own calendar: the host's time zone, not UTC. */
  now: Date;
  /** Years after the current month that an end may lie (decision 6). */
  yearsAhead?: number;
  picks: 'start' | 'end';
  /** The entry's start date as stored; only an end date minds it. */
  startDate: string;
};

/**
 * Returns the range that the month-year picker may offer: no end before the start, nothing after the current month, and
 * for an end `yearsAhead` years more. The year arrows go from the year of `earliest` to that of `latest`. A start that
 * is no date (an import may hold one) sets no bound; one that lies after `latest` leaves nothing to choose.
 */
export function monthYearBounds({
  now,
  yearsAhead = 0,
  picks,
  startDate,
}: PickedDate): MonthYearBounds {
  const current = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const start = picks === 'end' ? parseMonthYear(startDate) : undefined;
  const ahead = picks === 'end' ? yearsAhead : 0;
  return {
    earliest: typeof start === 'object' ? start : { year: current.year - YEARS_BACK },
    latest: { ...current, year: current.year + ahead },
  };
}

/** Checks whether `date` may be chosen. A year alone on either side is compared as a year. */
export function isWithinBounds(date: MonthYear, { earliest, latest }: MonthYearBounds): boolean {
  return compareMonthYears(date, earliest) >= 0 && compareMonthYears(date, latest) <= 0;
}
