import { en } from '@shortlist/messages';
import { useSyncExternalStore } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { dueNotes } from '#platform/storage/entry-notes.ts';
import { followDue } from './follow-due.ts';
import { dueList } from './keep-due.ts';

function countDue(): number {
  const today = dayHere();
  return Object.values(dueNotes.read(dueList())).filter((day) => day <= today).length;
}

/** The number of next steps that are due, as far as this browser knows; nothing where none is. */
export function DueCount() {
  const words = useWords(en.shell);
  const count = useSyncExternalStore(followDue, countDue, () => 0);
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute end-2 top-3 min-w-5 rounded-full bg-accent px-1.5 text-center font-medium text-on-accent text-xs leading-5"
      >
        {count}
      </span>
      <span className="sr-only">{words.due({ count })}</span>
    </>
  );
}
