import type { EntryKind } from '../resume.ts';
import { compareMonthYears, type MonthYear, parseMonthYear } from './month-year.ts';

/** An education may be planned this far ahead (decision 6). */
const EDUCATION_YEARS_AHEAD = 8;

/** How far back the picker's year arrows go where no start date stops them. */
const YEARS_BACK = 100;

/** The first and the last date that may be chosen; either may be a year alone. */
export type MonthYearBounds = { earliest: MonthYear; latest: MonthYear };

export type PickedDate = {
  /** Its month is that of the reader's own calendar: the host's time zone, not UTC. */
  now: Date;
  kind: EntryKind;
  picks: 'start' | 'end';
  /** The entry's start date as stored; only an end date minds it. */
  startDate: string;
};

/**
 * What the month-year picker may offer: no end before the start, nothing after the current month,
 * but up to eight years more for the end of an education. The year arrows go from the year of
 * `earliest` to that of `latest`. A start that is no date (an import may hold one) sets no bound;
 * one that lies after `latest` leaves nothing to choose.
 */
export function monthYearBounds({ now, kind, picks, startDate }: PickedDate): MonthYearBounds {
  const current = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const isPlanned = kind === 'education' && picks === 'end';
  const start = picks === 'end' ? parseMonthYear(startDate) : undefined;
  return {
    earliest: typeof start === 'object' ? start : { year: current.year - YEARS_BACK },
    latest: isPlanned ? { ...current, year: current.year + EDUCATION_YEARS_AHEAD } : current,
  };
}

/** Whether `date` may be chosen. A year alone on either side is compared as a year. */
export function isWithinBounds(date: MonthYear, { earliest, latest }: MonthYearBounds): boolean {
  return compareMonthYears(date, earliest) >= 0 && compareMonthYears(date, latest) <= 0;
}
