import { type ApplicationRow, eventsSince } from '../application-row.ts';
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

type Span = { readonly from: string; readonly to: string };

/**
 * The record of applications made from one day to another, both included, by date: what a job centre asks for. States are
 * those since the application, each by its day (that of its event), named as the person calls them.
 */
export function listRecord(
  rows: readonly ApplicationRow[],
  { from, to }: Span,
  words: TrackingWords,
): RecordRow[] {
  return rows
    .flatMap((row) => {
      const { company, title, location, source } = row;
      const states = eventsSince(row, 'applied').map(({ at, meaning, stage }) => ({
        day: at,
        state: stage || words.meaning({ meaning }),
      }));
      return states
        .slice(0, 1)
        .map(({ day }) => ({ date: day, company, title, location, how: source, states }));
    })
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
