import { formatMonthYear, isPresentWord, monthOfWord, PRESENT } from '@shortlist/model';

const ISO = /^(\d{4})(?:-(\d{1,2})(?:-\d{1,2}(?:[T ].*)?)?)?$/u;
const NUMBERS = /^(\d{1,2})[/.](\d{4})$/u;
const NAMED = /^(\p{L}[\p{L}\p{M}]*)\.?,? (\d{4})$/u;

/** Our spelling of a date: "Jan 2024" of a month or a day, "2024" of a year, "Present"; other text as it is. */
export function readDate(text: string): string {
  const written = text.trim();
  if (isPresentWord(written)) return PRESENT;
  const iso = ISO.exec(written);
  if (iso) return iso[2] === undefined ? written : spell(written, iso[1], Number(iso[2]));
  const numbers = NUMBERS.exec(written);
  if (numbers) return spell(written, numbers[2], Number(numbers[1]));
  const named = NAMED.exec(written);
  return named ? spell(written, named[2], monthOfWord(named[1] ?? '')) : written;
}

function spell(written: string, year = '', month = 0): string {
  return month >= 1 && month <= 12 ? formatMonthYear({ year: Number(year), month }) : written;
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
