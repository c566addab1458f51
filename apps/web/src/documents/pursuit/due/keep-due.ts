import type { ListedPursuit } from '@shortlist/contracts';
import type { Pursuit } from '@shortlist/model/pursuit';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { dueNotes } from '#platform/storage/entry-notes.ts';
import { DUE_CHANGED } from './follow-due.ts';

/** The place where days of next steps are remembered. */
export const dueList = () => ({ owner: currentOwner(), resumeId: 'applications' });

function keepDueDays(changes: Readonly<Record<string, string | undefined>>): void {
  const known = dueNotes.read(dueList());
  if (Object.entries(changes).every(([id, day]) => known[id] === day)) return;
  dueNotes.change(dueList(), changes);
  window.dispatchEvent(new Event(DUE_CHANGED));
}

/** The day of the next step of an application that goes on. */
const dueOf = (next: Pursuit['next'], meaning: string): string | undefined =>
  meaning === 'closed' || next.due === '' ? undefined : next.due;

/** Remembers on which days next steps of all applications are due, for the number in the menu. */
export function keepDueOf(rows: readonly ListedPursuit[]): void {
  const gone = Object.keys(dueNotes.read(dueList())).map((id) => [id, undefined] as const);
  const days = rows.map((row) => [row.application_id, dueOf(row.next, row.meaning)] as const);
  keepDueDays(Object.fromEntries([...gone, ...days]));
}

/** Remembers it of one application. */
export const keepDue = (id: string, { next, state }: Pick<Pursuit, 'next' | 'state'>): void =>
  keepDueDays({ [id]: dueOf(next, state.meaning) });
