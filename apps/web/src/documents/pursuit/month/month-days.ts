import { addDays } from '../days.ts';

const DAY = /^\d{4}-\d\d-\d\d$/u;

/** The day (YYYY-MM-DD) that an address asks for; one that there is not is `usual`. */
export const readDay = (said: string | null, usual: string): string =>
  said !== null && DAY.test(said) && !Number.isNaN(Date.parse(said)) ? said : usual;

/** The first day of the month that is so many months after another (YYYY-MM). */
export function firstOf(month: string, months: number): string {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/** The weeks that a month touches, each with its seven days; `firstWeekday` is 0 for Sunday. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() - firstWeekday + 7) % 7;
  const weeks: string[][] = [];
  const end = firstOf(month, 1);
  for (let day = addDays(first, -before); day < end; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}
