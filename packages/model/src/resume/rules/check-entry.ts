import { checkDates, checkYear } from '../../dates/check-dates.ts';
import type { DateValue } from '../../dates/date-value.ts';
import type { EntrySection } from '../sections/define-section.ts';
import { dateMembers } from '../sections/entries/member-codecs.ts';
import { dateIn } from '../sections/entries/member-values.ts';
import type { Check } from './check.ts';

const NO_DATE: DateValue = { rawText: '' };

/** Refuses an entry that cannot be saved at `now`: its dates could not be chosen, or a rule of its kind does not hold. */
export function checkEntry(section: EntrySection, entry: object, now: Date): Check {
  const dateOf = (name: string) => dateIn(entry, name) ?? NO_DATE;
  const [startDate, endDate] = [dateOf('startDate'), dateOf('endDate')];
  const range = section.fields.find(({ type }) => type === 'dateRange');
  const dates = checkDates({ startDate, endDate }, now, range?.yearsAhead ?? 0);
  const checks = [dates, ...dateMembers(section).map((name) => checkYear(name, dateOf(name)))];
  return checks.find(({ ok }) => !ok) ?? section.check({ ...entry }, now);
}
