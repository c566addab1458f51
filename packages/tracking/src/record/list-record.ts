import { type ApplicationRow, firstReached } from '../application-row.ts';
import { dayOf } from '../days.ts';
import type { TrackingWords } from '../tracking-words.ts';

/** A row of the printed record: one application with its states. */
export type RecordRow = {
  /** The day of the application. */
  readonly date: string;
  readonly company: string;
  readonly title: string;
  readonly location: string;
  readonly how: string;
  readonly states: readonly { readonly day: string; readonly state: string }[];
};

type Span = { readonly from: string; readonly to: string; readonly zone: string };

/**
 * The record of applications made from one day to another, both included, by date: what a job centre asks for. States are
 * those since the application, each by its day, named as the person calls them.
 */
export function listRecord(
  rows: readonly ApplicationRow[],
  { from, to, zone }: Span,
  words: TrackingWords,
): RecordRow[] {
  return rows
    .flatMap((row) => {
      const applied = firstReached(row, 'applied');
      if (applied === undefined) return [];
      const { company, title, location, source } = row;
      const states = row.events
        // A posting may be saved after the day that the person names for the application.
        .filter(({ at, meaning }) => at >= applied && meaning !== 'saved')
        .map(({ at, meaning, stage }) => ({
          day: dayOf(at, zone),
          state: stage || words.meaning({ meaning }),
        }));
      return [{ date: dayOf(applied, zone), company, title, location, how: source, states }];
    })
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
