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

type Happening = 'lifted' | 'moved' | 'dropped' | 'put back';
type Positions = Pick<Lift<string>, 'from' | 'to'>;

/** Says what happened to what is called `name`, for a screen reader; positions are counted from 1. */
export function announce(
  happening: Happening,
  name: string,
  { from, to }: Positions,
  count: number,
): string {
  if (happening === 'put back') return `${name} put back at position ${from + 1} of ${count}`;
  if (happening === 'moved') return `${name} moved to position ${to + 1} of ${count}`;
  return `${name} ${happening} at position ${to + 1} of ${count}`;
}
