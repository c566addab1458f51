import { formatDateRange } from '../../dates/date-range.ts';
import { type DateValue, dateCodec } from '../../dates/date-value.ts';

const ISO_DATE = /^(\d{4})(?:-(\d{2})(?:-\d{2}(?:T.*)?)?)?$/;
const RANGE_DASH = ' – ';

/** The date of an ISO 8601 text: the month of a month or a day, the year of a year; any other text as a person writes dates. */
export function readIsoDate(text: string): DateValue {
  const written = text.trim();
  const [, year, month] = ISO_DATE.exec(written) ?? [];
  if (year === undefined || Number(month) > 12 || Number(month) === 0) {
    return dateCodec.fromFlat(written);
  }
  return { year: Number(year), ...(month !== undefined && { month: Number(month) }) };
}

/** The years that the standard's schema takes. */
const isWritable = (year: number) => year >= 1000 && year < 3000;

/** ISO 8601 form of a date: "2024-01" or "2024"; empty where it names no year, or none that the standard has. */
export function writeIsoDate(date: DateValue): string {
  if (date === 'present' || 'rawText' in date || !isWritable(date.year)) return '';
  const year = String(date.year);
  return date.month === undefined ? year : `${year}-${String(date.month).padStart(2, '0')}`;
}

type IsoRange = { startDate: string; endDate: string };

/** The one date that our projects have, of the two that the standard's have. */
export function readIsoRange({ startDate, endDate }: IsoRange): DateValue {
  const [start = '', end = ''] = [startDate, endDate].map((each) =>
    dateCodec.toFlat(readIsoDate(each)),
  );
  return dateCodec.fromFlat(formatDateRange(start, end, false));
}

/** The standard's two dates of our one: both the same unless it is a range of two. */
export function writeIsoRange(date: DateValue): IsoRange {
  const [start = '', end = start] = dateCodec.toFlat(date).split(RANGE_DASH);
  const write = (text: string) => writeIsoDate(dateCodec.fromFlat(text));
  return { startDate: write(start), endDate: write(end) };
}
