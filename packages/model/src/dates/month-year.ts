/** Month names as stored and printed, in every language of the interface (spec section 4). */
export const MONTH_NAMES: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Names of the months as people type them in the language of the interface, in small letters. */
export const ENGLISH_MONTHS: readonly string[] =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Stored in place of an end date while a job lasts. */
export const PRESENT = 'Present';

/** Ways to say in English that something has not ended, in small letters. */
export const ENGLISH_PRESENT: readonly string[] =
  'present|present day|currently|current|now|today|ongoing|to date|till date|continuing'.split('|');

/** A month (1 to 12) of a year, or a year alone. */
export type MonthYear = { year: number; month?: number };

/** Content of a stored date: a month and year, "Present", or nothing yet. */
export type StoredDate = MonthYear | typeof PRESENT | '';

/**
 * Reads a stored date: "Jan 2024", "2024", "Present" or "". Undefined for any other text, which a
 * resume may hold (an import does) but a picker cannot show.
 */
export function parseMonthYear(text: string): StoredDate | undefined {
  if (text === PRESENT || text === '') return text;
  const [, name, year] = /^(?:([A-Z][a-z]{2}) )?(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (name === undefined) return { year: Number(year) };
  const month = MONTH_NAMES.indexOf(name) + 1;
  return month === 0 ? undefined : { year: Number(year), month };
}

/** The text that `parseMonthYear` reads as `date`. */
export function formatMonthYear(date: StoredDate): string {
  if (typeof date === 'string') return date;
  const year = String(date.year).padStart(4, '0');
  const name = date.month === undefined ? undefined : MONTH_NAMES[date.month - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/**
 * Below zero when `a` is before `b`, above when it is after. Where one of them is a year alone both
 * are compared as years, so that "2024" is neither before nor after "Jun 2024". (No order to sort by:
 * that comparison is not transitive.)
 */
export function compareMonthYears(a: MonthYear, b: MonthYear): number {
  if (a.year !== b.year || a.month === undefined || b.month === undefined) return a.year - b.year;
  return a.month - b.month;
}
