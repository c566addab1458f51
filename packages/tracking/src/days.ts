/** In milliseconds. */
export const DAY_MS = 86_400_000;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days from one to the other; negative backwards. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS);

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The week of a day by ISO 8601, "2026-W05": weeks begin on Monday and belong to the year of their Thursday. */
export function weekOf(day: string): string {
  const weekday = (new Date(startOf(day)).getUTCDay() + 6) % 7;
  const thursday = addDays(day, 3 - weekday);
  const week = Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`;
}

/** Checks whether a text is a day that there is, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) &&
  !Number.isNaN(startOf(text)) &&
  new Date(startOf(text)).toISOString().startsWith(text);
