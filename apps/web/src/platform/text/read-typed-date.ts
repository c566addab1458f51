import type { Message } from '@shortlist/messages';
import {
  chooseEndDate,
  ENGLISH_MONTHS,
  ENGLISH_PRESENT,
  type EndOfExperience,
  formatMonthYear,
  isWithinBounds,
  type MonthYear,
  type MonthYearBounds,
  PRESENT,
  parseMonthYear,
  setCurrent,
} from '@shortlist/model';

/** Returns what an end date means for an experience: "Present" turns "Currently work here" on, any other turns it off. */
export const endDateChange = (date: string): EndOfExperience =>
  date === PRESENT ? setCurrent(true) : chooseEndDate(date);

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

/** Returns what an entry holds when `text` was typed for a date: a proper date as it is stored, other text as it is. */
export function storedDate(text: string): string {
  const date = readTypedDate(text);
  if (date) return formatMonthYear(date);
  const typed = text.trim().toLowerCase();
  if (typed === '') return '';
  return ENGLISH_PRESENT.includes(typed) ? PRESENT : text;
}

function withMonth(month: number, year: string): MonthYear | undefined {
  return month >= 1 && month <= 12 ? { year: Number(year), month } : undefined;
}

/** 1 to 12 for a month's name or the beginning of one; 0 for any other word. */
function monthNamed(word: string): number {
  return ENGLISH_MONTHS.findIndex((name) => name.startsWith(word)) + 1;
}

type PickedEnd = 'start' | 'end';
type DateDoubt = 'no-date' | 'too-early' | 'too-late';

/** Finds why a picker would not offer a text; undefined for a date that it offers, or none. Only an end may be "Present". */
function doubtAbout(
  text: string,
  { earliest, latest }: MonthYearBounds,
  picks: PickedEnd,
): DateDoubt | undefined {
  const date = parseMonthYear(text) ?? readTypedDate(text);
  if (date === undefined || (date === PRESENT && picks === 'start')) return 'no-date';
  if (typeof date === 'string' || isWithinBounds(date, { earliest, latest })) return undefined;
  const isTooLate = !isWithinBounds(date, { earliest: { year: 0 }, latest });
  return isTooLate ? 'too-late' : 'too-early';
}

type DateMessage = (bounds: MonthYearBounds) => Message<'rules'>;

const PROBLEMS: Record<DateDoubt, DateMessage> = {
  'no-date': () => ({ code: 'rules.dateForm' }),
  'too-early': ({ earliest }) => ({ code: 'rules.dateTooEarly', params: { earliest } }),
  'too-late': ({ latest }) => ({ code: 'rules.dateTooLate', params: { latest } }),
};

const ADVICE: Record<DateDoubt, DateMessage> = {
  'no-date': () => ({ code: 'rules.keptNoDate' }),
  'too-early': ({ earliest }) => ({ code: 'rules.keptTooEarly', params: { earliest } }),
  'too-late': ({ latest }) => ({ code: 'rules.keptTooLate', params: { latest } }),
};

const messageOf =
  (messages: Record<DateDoubt, DateMessage>) =>
  (text: string, bounds: MonthYearBounds, picks: PickedEnd): Message<'rules'> | undefined => {
    const doubt = doubtAbout(text, bounds, picks);
    return doubt && messages[doubt](bounds);
  };

/** Says what is to be corrected in a date that is not saved yet; undefined for a proper one or none. */
export const dateProblem = messageOf(PROBLEMS);

/** Says what a saved date is taken for, where the picker would not offer it; undefined for a proper one or none. */
export const dateAdvice = messageOf(ADVICE);
