import { addDays } from '@shortlist/tracking';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/u;

/** The month (YYYY-MM) that an address asks for; one that there is not is `usual`. */
export const readMonth = (said: string | null, usual: string): string =>
  said !== null && MONTH.test(said) ? said : usual;

/** The month that is so many months after another (YYYY-MM). */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The weeks that a month touches, each with its seven days; `firstWeekday` is 0 for Sunday. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() - firstWeekday + 7) % 7;
  const weeks: string[][] = [];
  const end = `${addMonths(month, 1)}-01`;
  for (let day = addDays(first, -before); day < end; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}
