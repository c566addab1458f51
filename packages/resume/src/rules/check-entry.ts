import { checkDates, checkYear } from '../dates/check-dates.ts';
import { type DateValue, dateCodec } from '../dates/date-value.ts';
import type { EntrySection } from '../sections/define-section.ts';
import type { EntryContent } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';
import { SECTIONS } from '../sections/sections.ts';
import type { Check } from './check.ts';

/** Whether an entry can be saved at `now`: its dates could be chosen, and the rules of its kind hold. */
export const checkEntry = <K extends EntryKind>(
  kind: K,
  entry: EntryContent<K>,
  now: Date,
  sections = SECTIONS,
): Check => checkEntryOf(sections.ofKind(kind), entry, now);

/** The same for an entry of a section of any list. */
export function checkEntryOf(section: EntrySection, entry: object, now: Date): Check {
  const { startDate = '', endDate = '' } = entry as { startDate?: string; endDate?: string };
  const range = section.fields.find(({ type }) => type === 'dateRange');
  const said = { startDate: dateCodec.fromFlat(startDate), endDate: dateCodec.fromFlat(endDate) };
  const dates = checkDates(said, now, range?.yearsAhead ?? 0);
  const checks = [dates, ...monthsOf(section, entry).map(([name, date]) => checkYear(name, date))];
  return checks.find(({ ok }) => !ok) ?? section.check({ ...entry }, now);
}

/** The single dates of an entry, by the names of their members. */
function monthsOf({ fields }: EntrySection, entry: object): [string, DateValue][] {
  const members = new Map<string, unknown>(Object.entries(entry));
  return fields
    .filter(({ type }) => type === 'month')
    .flatMap((field) => Object.keys(field.members))
    .map((name) => [name, dateCodec.fromFlat(String(members.get(name) ?? ''))]);
}
