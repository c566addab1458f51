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
