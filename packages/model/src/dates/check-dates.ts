import { type Check, PASSED, refuse } from '../resume/rules/check.ts';
import type { DateValue } from './date-value.ts';
import { compareMonthYears, type MonthYear } from './month-year.ts';
import { isWithinBounds, monthYearBounds } from './month-year-bounds.ts';

type Dates = { startDate: DateValue; endDate: DateValue };

/** The first year that a resume may name: one before it is a slip of the hand. */
const FIRST_YEAR = 1000;

/** Checks a date for a year that no resume can mean: "0000", "0204". */
export function checkYear<F extends string>(field: F, date: DateValue): Check<F> {
  const { year = FIRST_YEAR } = monthOf(date) ?? {};
  if (year >= FIRST_YEAR) return PASSED;
  const params = { year: String(year).padStart(4, '0') };
  return refuse(field, { code: 'rules.noSuchYear', params });
}

/**
 * Checks an entry for dates that the picker would not offer: a year that cannot be, one after the current month of `now`
 * (for an end, after `yearsAhead` years more), or an end before the start. Text that is no date passes, since a resume
 * holds whatever a person's document says.
 */
export function checkDates(
  { startDate, endDate }: Dates,
  now: Date,
  yearsAhead: number,
): Check<'startDate' | 'endDate'> {
  const start = monthOf(startDate);
  const end = monthOf(endDate);
  const latestOf = (picks: 'start' | 'end') =>
    monthYearBounds({ now, yearsAhead, picks, startDate: '' }).latest;

  const years = [checkYear('startDate', startDate), checkYear('endDate', endDate)];
  const wrong = years.find(({ ok }) => !ok);
  if (wrong) return wrong;
  if (start && isAfter(start, latestOf('start'))) return tooLate('startDate', latestOf('start'));
  if (end && isAfter(end, latestOf('end'))) return tooLate('endDate', latestOf('end'));
  if (start && end && compareMonthYears(end, start) < 0) {
    return refuse('endDate', { code: 'rules.endBeforeStart' });
  }
  return PASSED;
}

/** The month or the year that a date names. */
const monthOf = (date: DateValue): MonthYear | undefined =>
  typeof date === 'object' && 'year' in date ? date : undefined;

const isAfter = (date: MonthYear, latest: MonthYear) =>
  !isWithinBounds(date, { earliest: { year: 0 }, latest });

const tooLate = <F extends 'startDate' | 'endDate'>(field: F, latest: MonthYear) =>
  refuse(field, { code: 'rules.dateTooLate', params: { latest } });
