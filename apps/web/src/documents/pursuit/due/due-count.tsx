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

/** Its place at the end of the line, and at the upper corner of an icon that stands alone, whose middle stays free. */
const END = 'end-2 top-3 min-w-5 px-1.5 text-xs leading-5';
const CORNER = 'inset-s-7.5 top-1 min-w-4 px-1 text-[0.625rem] leading-4';

/** The number of next steps that are due, as far as this browser knows; nothing where none is. */
export function DueCount({ isNarrow }: { isNarrow: boolean }) {
  const words = useWords(en.shell);
  const count = useSyncExternalStore(followDue, countDue, () => 0);
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={`pointer-events-none absolute rounded-full bg-accent text-center font-medium text-on-accent ${isNarrow ? CORNER : END}`}
      >
        {count}
      </span>
      <span className="sr-only">{words.due({ count })}</span>
    </>
  );
}
