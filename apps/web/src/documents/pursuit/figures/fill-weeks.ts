import type { Figures } from '@shortlist/tracking';
import { addDays } from '@shortlist/tracking';

/** Weeks that fit beside each other. */
const MOST = 26;

export type CountedWeek = { monday: string; count: number };

/** The Monday of a week of ISO 8601 ("2026-W05"): the first week of a year has the fourth of January. */
function mondayOf(week: string): string {
  const fourth = `${week.slice(0, 4)}-01-04`;
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return addDays(fourth, (Number(week.slice(6)) - 1) * 7 - weekday);
}

/** The last weeks from the first to the last with an application, those between without one too. */
export function fillWeeks(weeks: Figures['weeks']): CountedWeek[] {
  const counts = new Map(weeks.map(({ week, count }) => [mondayOf(week), count]));
  const [first] = counts.keys();
  const last = [...counts.keys()].at(-1);
  const filled: CountedWeek[] = [];
  for (let monday = last; first && monday && monday >= first; monday = addDays(monday, -7)) {
    if (filled.length === MOST) break;
    filled.unshift({ monday, count: counts.get(monday) ?? 0 });
  }
  return filled;
}
