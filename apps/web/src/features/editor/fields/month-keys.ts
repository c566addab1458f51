import type { MonthYear } from '@shortlist/model';

const MONTHS_MOVED: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

/** The month that a key leads to in a grid of three columns; undefined for a key that leads nowhere. */
export function monthAfterKey(
  { year, month }: Required<MonthYear>,
  key: string,
): Required<MonthYear> | undefined {
  if (key === 'Home') return { year, month: 1 };
  if (key === 'End') return { year, month: 12 };
  const moved = MONTHS_MOVED[key];
  if (moved === undefined) return undefined;
  const count = year * 12 + (month - 1) + moved;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}
