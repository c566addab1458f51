import { slicePassage } from '../document/passage.ts';
import { type ReadValue, readingOf } from '../result/read-value.ts';
import type { RawEntry } from './split-entries.ts';

/** The dates of an entry as they are stored. One date alone is its end. */
export type ReadDates = { startDate?: ReadValue; endDate?: ReadValue };

/** The dates that anchor an entry. */
export function readDates({ lines, dated }: RawEntry): ReadDates {
  const cell = dated && lines[dated.line]?.cells[dated.anchor.cell];
  if (!dated || !cell) return {};
  const { from, to, start, end, isRange } = dated.anchor.dates;
  const where = slicePassage(cell, from, to);
  const reason = isRange ? 'reasons.dateRange' : 'reasons.onlyDate';
  const sure = isRange ? 0.95 : 0.8;
  const stored = (text: string): ReadValue => ({ ...readingOf(where, sure, reason), text });
  if (!isRange) return { endDate: stored(end || start) };
  return { startDate: stored(start), ...(end !== '' && { endDate: stored(end) }) };
}
