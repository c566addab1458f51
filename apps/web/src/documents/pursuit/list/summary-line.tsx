import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { standing } from '@shortlist/tracking';
import { useMemo } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { sayNearDay, withDaysHere } from '../days.ts';

/** Sums up where all applications stand, and says what comes next; what is nothing is left out. */
export function SummaryLine({ rows }: { rows: readonly ListedPursuit[] }) {
  const words = useWords(en.applications);
  const { tag } = useLanguage();
  const today = dayHere();
  const summed = useMemo(() => standing(rows.map(withDaysHere), today), [rows, today]);
  const { tracked, waiting, quiet, next } = summed;
  const parts = [
    words.tracked({ count: tracked }),
    waiting > 0 && words.waiting({ count: waiting }),
    quiet > 0 && words.quiet({ count: quiet }),
    next &&
      words.nextStep({
        what: next.next.what.trim() || next.company.trim() || next.title,
        day: sayNearDay(next.next.due, today, tag),
      }),
  ];
  return <p className="mt-1 text-pretty text-muted">{parts.filter(Boolean).join(' · ')}</p>;
}
