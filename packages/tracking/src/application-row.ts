import { type ClosingReason, MEANINGS, type Meaning } from '@shortlist/model/pursuit';

/** A change of the state: when (a day for what counts days, YYYY-MM-DD), what it means, the round of talks, and the person's own name for the stage. */
export type StateEvent = {
  readonly at: string;
  readonly meaning: Meaning;
  readonly round: number | null;
  readonly stage: string;
};

/** An application as lists have it, without the posting's text. Days are YYYY-MM-DD or empty; events are in order. */
export type ApplicationRow = {
  readonly application_id: string;
  readonly company: string;
  readonly title: string;
  readonly location: string;
  readonly url: string;
  readonly source: string;
  readonly meaning: Meaning;
  readonly round: number | null;
  readonly stage: string;
  readonly reasons: readonly ClosingReason[];
  readonly since: string;
  readonly next: { readonly what: string; readonly due: string };
  readonly last_day: string;
  readonly events: readonly StateEvent[];
};

const ORDER: ReadonlyMap<Meaning, number> = new Map(
  MEANINGS.filter((meaning) => meaning !== 'closed').map((meaning, at) => [meaning, at]),
);

/** Checks whether a state is at least so far along; one that is closed is nowhere. */
const reaches = (meaning: Meaning, least: Meaning): boolean =>
  (ORDER.get(meaning) ?? -1) >= (ORDER.get(least) ?? 0);

type WithEvents = Pick<ApplicationRow, 'events'>;

/** The changes of an application since it was first in a state so far along, that one included, whatever became of it. */
export function eventsSince({ events }: WithEvents, least: Meaning): readonly StateEvent[] {
  const first = events.findIndex(({ meaning }) => reaches(meaning, least));
  return first < 0 ? [] : events.slice(first);
}

/** The time at which an application was first in a state so far along. */
export const firstReached = (row: WithEvents, least: Meaning): string | undefined =>
  eventsSince(row, least)[0]?.at;
