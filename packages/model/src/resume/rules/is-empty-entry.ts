import type { MonthYear } from '../../dates/month-year.ts';
import type { Point, Points } from '../../points/point.ts';
import { isEmptyText } from '../../texts/bullets.ts';

/** Checks whether an entry says nothing at all, so that it is not worth saving. */
export const isEmptyEntry = (entry: object): boolean => isEmptyWith(entry, (points) => points);

/** Checks whether all that an entry says are hidden points, or nothing: it is not printed then. */
export const isEmptyOnPaper = (entry: object): boolean =>
  isEmptyWith(entry, (points) => points.filter(({ hidden }) => !hidden));

type Choose = (points: readonly Point[]) => readonly Point[];

const isEmptyWith = (entry: object, choose: Choose): boolean =>
  Object.entries(entry).every(([name, value]) => name === 'id' || isEmptyValue(value, choose));

/** Checks whether a member says nothing, as text or as a value. Switches and numbers are no words. */
function isEmptyValue(value: unknown, choose: Choose): boolean {
  if (typeof value === 'string') return isEmptyText(value);
  const { rawText, points, year } = Object(value) as Partial<Points & Readonly<MonthYear>>;
  if (points) return choose(points).every(({ text }) => isEmptyText(text));
  return year === undefined && isEmptyText(rawText ?? '');
}
