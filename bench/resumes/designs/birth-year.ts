import type { View } from '../html/view.ts';

/** A year of birth that fits the first year of a resume. */
export function birthYear({ entries }: View): number {
  const years = [...entries('work'), ...entries('education')]
    .map(({ start }) => Number(/\d{4}/.exec(start)?.[0]))
    .filter((year) => year > 0);
  return Math.min(2004, ...years) - 19;
}
