import type { ApplicationRow } from '../application-row.ts';
import { dayOf, daysBetween } from '../days.ts';

/** Today and the zone whose days count. */
export type Today = { readonly day: string; readonly zone: string };

/** Days in this state: since the day that the person gave, else since the last change of it. Null before any change. */
export function daysWaiting(
  { since, events }: Pick<ApplicationRow, 'since' | 'events'>,
  today: Today,
): number | null {
  const changed = events.at(-1)?.at;
  const start = since !== '' ? since : changed && dayOf(changed, today.zone);
  return start ? Math.max(0, daysBetween(start, today.day)) : null;
}

/** Days since anything: `edited` is the moment of the last event or edit. */
export const daysQuiet = ({ edited }: { edited: string }, today: Today): number =>
  Math.max(0, daysBetween(dayOf(edited, today.zone), today.day));

const UNANSWERED: ReadonlySet<string> = new Set(['applied', 'talking', 'offer']);

const QUIET_DAYS = 14;

export type Standing = {
  readonly tracked: number;
  /** Neither ended nor only saved. */
  readonly waiting: number;
  /** Of those waiting, the ones on which nothing was done for two weeks. */
  readonly quiet: number;
  /** The application whose next step is due first, an overdue one too. */
  readonly next: ApplicationRow | undefined;
};

/** Sums up where applications stand: "14 tracked, 3 waiting, 2 quiet for two weeks, next: …". */
export function standing(
  rows: readonly (ApplicationRow & { edited: string })[],
  today: Today,
): Standing {
  const waiting = rows.filter(({ meaning }) => UNANSWERED.has(meaning));
  const [next] = rows
    .filter((row) => row.next.due !== '' && row.meaning !== 'closed')
    .toSorted((a, b) => (a.next.due < b.next.due ? -1 : Number(a.next.due > b.next.due)));
  return {
    tracked: rows.length,
    waiting: waiting.length,
    quiet: waiting.filter((row) => daysQuiet(row, today) >= QUIET_DAYS).length,
    next,
  };
}
