import { checkDates, checkYear } from '../dates/check-dates.ts';
import type { DateValue } from '../dates/date-value.ts';
import type { EntrySection } from '../sections/define-section.ts';
import { dateMembers } from '../sections/entries/member-codecs.ts';
import type { Check } from './check.ts';

const NO_DATE: DateValue = { rawText: '' };

/** Refuses an entry that cannot be saved at `now`: its dates could not be chosen, or a rule of its kind does not hold. */
export function checkEntry(section: EntrySection, entry: object, now: Date): Check {
  const { startDate = NO_DATE, endDate = NO_DATE } = entry as Partial<Record<string, DateValue>>;
  const range = section.fields.find(({ type }) => type === 'dateRange');
  const dates = checkDates({ startDate, endDate }, now, range?.yearsAhead ?? 0);
  const checks = [dates, ...datesOf(section, entry).map(([name, date]) => checkYear(name, date))];
  return checks.find(({ ok }) => !ok) ?? section.check({ ...entry }, now);
}

/** Lists the dates of an entry, by the names of their members. */
function datesOf(section: EntrySection, entry: object): [string, DateValue][] {
  const members = new Map<string, unknown>(Object.entries(entry));
  return dateMembers(section).map((name) => [
    name,
    (members.get(name) as DateValue | undefined) ?? NO_DATE,
  ]);
}
