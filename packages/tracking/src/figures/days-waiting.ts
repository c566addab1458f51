import { goesOn } from '@shortlist/model/pursuit';
import type { ApplicationRow } from '../application-row.ts';
import { daysBetween } from '../days.ts';

/** Days in this state: since the day that the person gave, else since the last change of it. Null before any change. */
export function daysWaiting(
  { since, events }: Pick<ApplicationRow, 'since' | 'events'>,
  today: string,
): number | null {
  const start = since || events.at(-1)?.at;
  return start ? Math.max(0, daysBetween(start, today)) : null;
}

const UNANSWERED: ReadonlySet<string> = new Set(['applied', 'talking', 'offer']);

const QUIET_DAYS = 14;

type Standing = {
  readonly tracked: number;
  /** Neither ended nor only saved. */
  readonly waiting: number;
  /** Of those waiting, the ones on which nothing was done for two weeks. */
  readonly quiet: number;
  /** The application whose next step is due first, an overdue one too. */
  readonly next: ApplicationRow | undefined;
};

/** Sums up where applications stand, each touched last on a day: "14 tracked, 3 waiting, 2 quiet for two weeks, next: …". */
export function standing(
  rows: readonly (ApplicationRow & { touched: string })[],
  today: string,
): Standing {
  const waiting = rows.filter(({ meaning }) => UNANSWERED.has(meaning));
  const [next] = rows
    .filter((row) => goesOn(row.meaning) && row.next.due !== '')
    .toSorted((a, b) => (a.next.due < b.next.due ? -1 : Number(a.next.due > b.next.due)));
  return {
    tracked: rows.length,
    waiting: waiting.length,
    quiet: waiting.filter(({ touched }) => daysBetween(touched, today) >= QUIET_DAYS).length,
    next,
  };
}
