import type { Codec } from '../fields/codec.ts';
import { formatMonthYear, type MonthYear, PRESENT, parseMonthYear } from './month-year.ts';

/** Any text that is not one of our own spellings of a date; the empty one too. */
type RawDate = { readonly rawText: string };

/** A date of an entry: a month or a year, that it lasts to this day, or what was written instead. */
export type DateValue = Readonly<MonthYear> | 'present' | RawDate;

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
};
