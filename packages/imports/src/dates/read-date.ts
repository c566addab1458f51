import { formatMonthYear, MONTH_NAMES, PRESENT } from '@shortlist/resume';

const ISO = /^(\d{4})(?:-(\d{1,2})(?:-\d{1,2}(?:[T ].*)?)?)?$/u;
const NUMBERS = /^(\d{1,2})[/.](\d{4})$/u;
const NAMED = /^(\p{L}{3,9})\.?,? (\d{4})$/u;
const TO_THIS_DAY = /^(?:present|current|now|today|ongoing)$/iu;
const LONG_NAMES =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Our spelling of a date: "Jan 2024" of a month or a day, "2024" of a year, "Present"; other text as it is. */
export function readDate(text: string): string {
  const written = text.trim();
  if (TO_THIS_DAY.test(written)) return PRESENT;
  const iso = ISO.exec(written);
  if (iso) return spell(written, iso[1], iso[2]);
  const numbers = NUMBERS.exec(written);
  if (numbers) return spell(written, numbers[2], numbers[1]);
  const named = NAMED.exec(written);
  return named ? spell(written, named[2], String(monthOf(named[1] ?? ''))) : written;
}

function monthOf(name: string): number {
  const lower = name.toLowerCase();
  const short = MONTH_NAMES.findIndex(
    (each) => each.toLowerCase() === lower || (lower === 'sept' && each === 'Sep'),
  );
  return 1 + Math.max(short, LONG_NAMES.indexOf(lower));
}

function spell(written: string, year = '', month?: string): string {
  if (month === undefined) return formatMonthYear({ year: Number(year) });
  const number = Number(month);
  return number >= 1 && number <= 12
    ? formatMonthYear({ year: Number(year), month: number })
    : written;
}

export type DateRange = { startDate: string; endDate: string };

const PARTS =
  /(?<!\s)\s*[–—]\s*|(?<!\s)\s+-\s+|(?<!\s)\s+to\s+|(?<=^\d{4})\s*-\s*(?=(?:\d{4}|present|current|now)$)/iu;

/** The two ends of a range such as "Jan 2020 – Present" or "2019 - 2021"; a text that is none is a start, as it is written. */
export function readRange(text: string): DateRange {
  const parts = text.trim().split(PARTS);
  const [start = '', end = ''] = parts;
  return parts.length === 2
    ? { startDate: readDate(start), endDate: readDate(end) }
    : { startDate: readDate(text), endDate: '' };
}
