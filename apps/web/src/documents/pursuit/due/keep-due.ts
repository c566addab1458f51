import type { ListedPursuit } from '@shortlist/contracts';
import { goesOn, type Meaning } from '@shortlist/model/pursuit';
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

type Step = { meaning: Meaning; due: string };

/** The day of the next step of an application, where that is to come. */
const dayOf = ({ meaning, due }: Step): string | undefined =>
  goesOn(meaning) && due !== '' ? due : undefined;

/** Remembers on which days next steps of all applications are due, for the number in the menu. */
export function keepDueOf(rows: readonly ListedPursuit[]): void {
  const gone = Object.keys(dueNotes.read(dueList())).map((id) => [id, undefined] as const);
  const days = rows.map(
    ({ application_id, meaning, next: { due } }) =>
      [application_id, dayOf({ meaning, due })] as const,
  );
  keepDueDays(Object.fromEntries([...gone, ...days]));
}

/** Remembers it of one application. */
export const keepDue = (id: string, step: Step): void => keepDueDays({ [id]: dayOf(step) });
