import {
  formatMonthYear,
  isWithinBounds,
  MONTH_NAMES,
  type MonthYear,
  type MonthYearBounds,
  PRESENT,
  parseMonthYear,
} from '@shortlist/resume';

/**
 * A date as people type it: "Jan 2024", "january 2024", "Sept. 2024", "01/2024", "2024-01" or "2024".
 * Undefined for anything else.
 */
export function readTypedDate(text: string): MonthYear | undefined {
  const typed = text.trim().toLowerCase();
  if (/^\d{4}$/.test(typed)) return { year: Number(typed) };
  const [, name = '', namedYear] = /^(\p{L}{3,9})\.?,?\s+(\d{4})$/u.exec(typed) ?? [];
  if (namedYear) return withMonth(monthNamed(name), namedYear);
  const [, month, year] = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/.exec(typed) ?? [];
  if (year) return withMonth(Number(month), year);
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(typed) ?? [];
  return isoYear ? withMonth(Number(isoMonth), isoYear) : undefined;
}

/** Ways to say that something has not ended. */
const STILL: ReadonlySet<string> = new Set(['present', 'now', 'current', 'currently', 'ongoing']);

/** Returns what an entry holds when `text` was typed for a date: a proper date as it is stored, other text as it is. */
export function storedDate(text: string): string {
  const date = readTypedDate(text);
  if (date) return formatMonthYear(date);
  const typed = text.trim().toLowerCase();
  if (typed === '') return '';
  return STILL.has(typed) ? PRESENT : text;
}

function withMonth(month: number, year: string): MonthYear | undefined {
  return month >= 1 && month <= 12 ? { year: Number(year), month } : undefined;
}

const FULL_NAMES =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** 1 to 12 for a month's name or the beginning of one; 0 for any other word. */
function monthNamed(word: string): number {
  return FULL_NAMES.findIndex((name) => name.startsWith(word)) + 1;
}

/**
 * Says what is wrong with a date that an entry holds, for the person; undefined for a proper one or none. Only an end
 * may be "Present".
 */
export function dateProblem(
  text: string,
  bounds: MonthYearBounds,
  picks: 'start' | 'end',
): string | undefined {
  const date = parseMonthYear(text) ?? readTypedDate(text);
  const isNone = date === undefined || (date === PRESENT && picks === 'start');
  if (isNone) return `Please enter a month and year, like ${MONTH_NAMES[0]} 2024.`;
  return typeof date === 'string' ? undefined : boundsProblem(date, bounds);
}

/** Says why a date may not be chosen; undefined where it may. */
function boundsProblem(date: MonthYear, bounds: MonthYearBounds): string | undefined {
  if (isWithinBounds(date, bounds)) return undefined;
  const { earliest, latest } = bounds;
  const isTooLate = !isWithinBounds(date, { earliest: { year: 0 }, latest });
  return isTooLate
    ? `Please choose a date no later than ${formatMonthYear(latest)}.`
    : `Please choose a date no earlier than ${formatMonthYear(earliest)}.`;
}
