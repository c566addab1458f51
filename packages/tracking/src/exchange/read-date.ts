import { isDay } from '../days.ts';

const two = (text: string): string => text.padStart(2, '0');
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/**
 * The day of a cell as YYYY-MM-DD: written so, as "3.4.2026", or with slashes where only one number can be the month. Empty for
 * other text. `isMonthFirst` says how a program that is known writes "3/4/26, 9:04 AM".
 */
export function readDate(cell: string, isMonthFirst = false): string {
  const text = cell.trim();
  const iso = /^\d{4}-\d\d-\d\d(?=$|[T ])/u.exec(text)?.[0];
  if (iso !== undefined) return isDay(iso) ? iso : '';
  const [, a = '', sign = '', b = '', year = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)(?=$|[, T])/u.exec(text) ?? [];
  if (a === '') return '';
  const monthFirst = sign !== '.' && (isMonthFirst || Number(b) > 12);
  if (sign !== '.' && !monthFirst && Number(a) <= 12 && a !== b) return '';
  const [day, month] = monthFirst ? [b, a] : [a, b];
  const written = `${fullYear(year)}-${two(month)}-${two(day)}`;
  return isDay(written) ? written : '';
}
