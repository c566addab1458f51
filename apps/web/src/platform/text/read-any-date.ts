import {
  formatMonthYear,
  isPresentWord,
  type MonthYear,
  monthOfBeginning,
  monthOfSeason,
  PRESENT,
  yearOfTwoDigits,
} from '@shortlist/model';

/**
 * Dates as people type them in all the languages that resumes are printed in, read once typing has ended: until then
 * "june 20" may be the beginning of "june 2024".
 */

/** Reading of a text as a date: one month or year, or months that it may mean, among which only the person can choose. */
export type AnyDate = { date: MonthYear | typeof PRESENT } | { choices: readonly MonthYear[] };

const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.)?';
const OF = '(?:\\s+(?:of|de|del))?';
const NAME = '(?<name>\\p{L}[\\p{L}\\p{M}]*)\\.?';
const FULL_YEAR = '(?<year>\\d{4})';
const YEAR = "(?:(?<year>\\d{4})|['’‘]?(?<short>\\d{2}))";
const form = (source: string) => new RegExp(`^${source}$`, 'u');

/** Forms that say one thing, by the names of their parts. */
const CLEAR = [
  // "june 24", "Sept. '24", "jun/2024", "1 June 2024", "1. Juni 2024", "15 de marzo de 2019", "01-Jun-2024"
  form(`(?:${DAY}${OF}[\\s/-]*)?${NAME},?${OF}[\\s/-]*${YEAR}`),
  // "June 1, 2024", "June 1st 2024"
  form(`${NAME}\\s+${DAY},?\\s+${FULL_YEAR}`),
  // "2024 June", "2024, Juni"
  form(`${FULL_YEAR},?[\\s/-]+${NAME}`),
  // "01.06.2024", "1. 6. 24": with points the day comes first.
  form(`(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?${YEAR}`),
  // "06/2024", "06.2024"
  form(`(?<month>\\d{1,2})\\s?[/.-]\\s?${FULL_YEAR}`),
  // "2024-06-01", "2024/6", "2024.06"
  form(`${FULL_YEAR}\\s?[/.-]\\s?(?<month>\\d{1,2})(?:\\s?[/.-]\\s?(?<day>\\d{1,2}))?`),
  // "2024年6月1日"
  form(`${FULL_YEAR}年(?:\\s?(?<month>\\d{1,2})月(?:\\s?(?<day>\\d{1,2})日)?)?`),
  form(FULL_YEAR),
];

/** "01/06/2024": the day or the month comes first. "6/24": a month and a year, or a day and a month. */
const TWO_WAYS = form(`(?<first>\\d{1,2})(?:\\s?[/-]\\s?(?<second>\\d{1,2}))?\\s?[/.-]\\s?${YEAR}`);
const SEASON = form(`${NAME},?\\s*${YEAR}(?:\\s?[/–-]\\s?(?:\\d{4}|\\d{2}))?`);
const SEASON_BEHIND = form(`${FULL_YEAR},?\\s*(?<name>[\\p{L}\\d]+)\\.?`);
const QUARTER = form(`(?<name>q[1-4])[\\s,/-]*${YEAR}`);

/** Reads a typed text as a date; undefined where it is none. */
export function readAnyDate(text: string): AnyDate | undefined {
  const typed = text.trim().toLowerCase();
  if (isPresentWord(typed)) return { date: PRESENT };
  for (const each of CLEAR) {
    const date = readClear(each.exec(typed)?.groups);
    if (date) return { date };
  }
  return readTwoWays(TWO_WAYS.exec(typed)?.groups) ?? readSeason(typed);
}

/**
 * The date that a text surely means, as it is stored; undefined where it means none or may mean another. Only an end may be
 * "Present".
 */
export function settledDate(text: string, picks: 'start' | 'end'): string | undefined {
  const read = readAnyDate(text);
  if (!read || !('date' in read) || (read.date === PRESENT && picks === 'start')) return undefined;
  return formatMonthYear(read.date);
}

type Parts = Readonly<Record<string, string | undefined>>;

const yearOf = ({ year, short }: Parts): number =>
  year === undefined ? yearOfTwoDigits(short ?? '') : Number(year);

function readClear(parts: Parts | undefined): MonthYear | undefined {
  if (!parts || !isDay(parts.day)) return undefined;
  const { name, month } = parts;
  if (name === undefined && month === undefined) return { year: yearOf(parts) };
  const number = name === undefined ? Number(month) : monthOfBeginning(name);
  return isMonth(number) ? { year: yearOf(parts), month: number } : undefined;
}

const isDay = (day: string | undefined) =>
  day === undefined || (Number(day) >= 1 && Number(day) <= 31);
const isMonth = (month: number | undefined): month is number =>
  month !== undefined && month >= 1 && month <= 12;

function readTwoWays(parts: Parts | undefined): AnyDate | undefined {
  if (!parts || !isDay(parts.first) || !isDay(parts.second)) return undefined;
  const year = yearOf(parts);
  const numbers = [parts.first, parts.second].map(Number);
  const months = [...new Set(numbers.filter(isMonth))].map((month) => ({ year, month }));
  const [only] = months;
  // A year of two digits may be a day as well.
  const isSure = months.length === 1 && (parts.year !== undefined || Number(parts.short) > 31);
  if (only && isSure) return { date: only };
  return months.length > 0 ? { choices: months } : undefined;
}

/** A part of a year is offered as the month in which it begins. */
function readSeason(typed: string): AnyDate | undefined {
  for (const each of [SEASON, SEASON_BEHIND, QUARTER]) {
    const parts = each.exec(typed)?.groups;
    const month = monthOfSeason(parts?.name ?? '');
    if (parts && month !== undefined) return { choices: [{ year: yearOf(parts), month }] };
  }
  return undefined;
}
