import type { ListedPursuit } from '@shortlist/contracts';
import { goesOn } from '@shortlist/model/pursuit';

/** An application with something that falls on a day. */
export type Due = { row: ListedPursuit; kind: 'next' | 'lastDay' };

/** Lists by their days the next steps of applications that go on, and last days of those that are only saved. */
export function listDue(rows: readonly ListedPursuit[]): ReadonlyMap<string, readonly Due[]> {
  const days = new Map<string, Due[]>();
  const add = (day: string, due: Due) => {
    if (day !== '') days.set(day, [...(days.get(day) ?? []), due]);
  };
  for (const row of rows) {
    if (goesOn(row.meaning)) add(row.next.due, { row, kind: 'next' });
    if (row.meaning === 'saved') add(row.last_day, { row, kind: 'lastDay' });
  }
  return days;
}
