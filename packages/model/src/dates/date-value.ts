import type { Codec } from '../fields/codec.ts';
import { formatMonthYear, type MonthYear, PRESENT, parseMonthYear } from './month-year.ts';

/** Any text that is not one of our own spellings of a date; the empty one too. */
type RawDate = { readonly rawText: string };

/** A date of an entry: a month or a year, that it lasts to this day, or what was written instead. */
export type DateValue = Readonly<MonthYear> | 'present' | RawDate;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The date as text: "Jan 2024", "2024", "Present", or as it was written. */
export const dateCodec: Codec<DateValue, string> = {
  toFlat(date) {
    if (date === 'present') return PRESENT;
    return 'rawText' in date ? date.rawText : formatMonthYear(date);
  },
  fromFlat(text) {
    const date = parseMonthYear(text);
    if (date === PRESENT) return 'present';
    return typeof date === 'object' ? date : { rawText: text };
  },
  read(value) {
    if (value === 'present') return value;
    const { year, month, rawText } = Object(value) as Partial<MonthYear & RawDate>;
    if (typeof rawText === 'string') return { rawText };
    if (!isWithin(year, 0, 9_999)) return undefined;
    return isWithin(month, 1, 12) ? { year, month } : { year };
  },
};
