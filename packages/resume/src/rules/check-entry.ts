import { checkDates } from '../dates/check-dates.ts';
import {
  type EntryContent,
  type EntryKind,
  sectionOfKind,
  yearsAheadOf,
} from '../sections/entry.ts';
import type { Check } from './check.ts';

/** Whether an entry can be saved at `now`: its dates could be chosen, and the rules of its kind hold. */
export function checkEntry<K extends EntryKind>(kind: K, entry: EntryContent<K>, now: Date): Check {
  const { startDate = '', endDate = '' } = entry as { startDate?: string; endDate?: string };
  const dates = checkDates({ startDate, endDate }, now, yearsAheadOf(kind));
  return dates.ok ? sectionOfKind(kind).check(entry, now) : dates;
}
