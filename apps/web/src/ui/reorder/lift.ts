/**
 * Something taken up from position `from` of a list, which would be dropped at position `to`.
 * Held by a pointer, a line shows where it would fall.
 */
export type Lift<Id extends string> = {
  id: Id;
  from: number;
  to: number;
  by: 'pointer' | 'keyboard';
};

/** Moves the lift one position up (-1) or down (1), within `count` positions. */
export function shiftLift<Id extends string>(lift: Lift<Id>, by: -1 | 1, count: number): Lift<Id> {
  return { ...lift, to: Math.min(Math.max(lift.to + by, 0), count - 1) };
}

type Happening = 'lifted' | 'moved' | 'carried along' | 'dropped' | 'put back';
type Positions = Pick<Lift<string>, 'from' | 'to'>;

/** Says what happened to what is called `name`, for a screen reader; positions are counted from 1. */
export function announce(
  happening: Happening,
  name: string,
  { from, to }: Positions,
  count: number,
): string {
  return SENTENCES[happening]({ name, from: from + 1, to: to + 1, count });
}

type Named = { name: string; from: number; to: number; count: number };

const SENTENCES: Record<Happening, (named: Named) => string> = {
  lifted: ({ name, to, count }) => `${name} lifted at position ${to} of ${count}`,
  moved: ({ name, to, count }) => `${name} moved to position ${to} of ${count}`,
  'carried along': ({ name, to, count }) =>
    `The order was changed elsewhere. ${name} moved to position ${to} of ${count}`,
  dropped: ({ name, to, count }) => `${name} dropped at position ${to} of ${count}`,
  'put back': ({ name, from, count }) => `${name} put back at position ${from} of ${count}`,
};
