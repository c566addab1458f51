import type { ListedPursuit } from '@shortlist/contracts';
import type { Pursuit } from '@shortlist/model/pursuit';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { keepDueDays, readDueDays } from '#platform/storage/due-days.ts';

/** The day of the next step of an application that goes on. */
const dueOf = (next: Pursuit['next'], meaning: string): string =>
  meaning === 'closed' ? '' : next.due;

/** Remembers on which days next steps of all applications are due, for the number in the menu. */
export function keepDueOf(rows: readonly ListedPursuit[]): void {
  const days = rows.flatMap(({ application_id, next, meaning }) => {
    const day = dueOf(next, meaning);
    return day === '' ? [] : [[application_id, day] as const];
  });
  keepDueDays(currentOwner(), Object.fromEntries(days));
}

/** Remembers it of one application. */
export function keepDue(id: string, { next, state }: Pick<Pursuit, 'next' | 'state'>): void {
  const { [id]: _, ...others } = readDueDays(currentOwner());
  const day = dueOf(next, state.meaning);
  keepDueDays(currentOwner(), day === '' ? others : { ...others, [id]: day });
}
