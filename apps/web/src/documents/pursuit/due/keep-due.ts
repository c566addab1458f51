import type { ListedPursuit } from '@shortlist/contracts';
import type { Pursuit } from '@shortlist/model/pursuit';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { readDueText, writeDueText } from '#platform/storage/due-days.ts';

/** Days (YYYY-MM-DD) on which next steps are due, by the ids of their applications. */
type DueDays = Readonly<Record<string, string>>;

/** Reads what this browser knows to be due for the current owner. */
export function readDueDays(): DueDays {
  try {
    return Object(JSON.parse(readDueText(currentOwner()) ?? '{}'));
  } catch {
    return {};
  }
}

function keepDueDays(days: DueDays): void {
  const owner = currentOwner();
  const text = Object.keys(days).length === 0 ? undefined : JSON.stringify(days);
  if (readDueText(owner) !== text) writeDueText(owner, text);
}

/** The day of the next step of an application that goes on. */
const dueOf = (next: Pursuit['next'], meaning: string): string =>
  meaning === 'closed' ? '' : next.due;

/** Remembers on which days next steps of all applications are due, for the number in the menu. */
export function keepDueOf(rows: readonly ListedPursuit[]): void {
  const days = rows.flatMap(({ application_id, next, meaning }) => {
    const day = dueOf(next, meaning);
    return day === '' ? [] : [[application_id, day] as const];
  });
  keepDueDays(Object.fromEntries(days));
}

/** Remembers it of one application. */
export function keepDue(id: string, { next, state }: Pick<Pursuit, 'next' | 'state'>): void {
  const { [id]: _, ...others } = readDueDays();
  const day = dueOf(next, state.meaning);
  keepDueDays(day === '' ? others : { ...others, [id]: day });
}
