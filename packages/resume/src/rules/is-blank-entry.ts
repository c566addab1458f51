import type { MonthYear } from '../dates/month-year.ts';
import type { Points } from '../fields/points.ts';
import { isBlank } from '../texts/bullets.ts';

/** Whether an entry says nothing at all, so that it is neither printed nor worth saving. */
export function isBlankEntry(entry: object): boolean {
  return Object.entries(entry).every(([name, value]) => name === 'id' || isBlankValue(value));
}

/** Whether a member says nothing, as text or as a value. Switches and numbers are no words. */
function isBlankValue(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value);
  const { asWritten, points, year } = Object(value) as Partial<Points & Readonly<MonthYear>>;
  if (points) return points.every(({ text }) => isBlank(text));
  return year === undefined && isBlank(asWritten ?? '');
}
