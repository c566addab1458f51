/** Meanings of a state, in the order in which an application goes; `closed` is its end from anywhere. */
export const MEANINGS = ['saved', 'applied', 'talking', 'offer', 'hired', 'closed'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** A change of the state: when (ISO 8601, UTC), what it means, the round of talks, and the person's own name for the stage. */
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
  readonly reasons: readonly string[];
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

/** The moment at which an application was first in a state so far along, whatever became of it. */
export const firstReached = (
  { events }: Pick<ApplicationRow, 'events'>,
  least: Meaning,
): string | undefined => events.find(({ meaning }) => reaches(meaning, least))?.at;
