/** A part of a list taken up from position `from`, which would be dropped at position `to`. */
export type Lift = { from: number; to: number; by: 'pointer' | 'keyboard' };

/** Pixels that a pointer travels before a press becomes a drag. */
export const DRAG_THRESHOLD = 5;

/** Arrow keys that move a lifted part, and by how many positions. */
export const STEPS: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
]);

/** The lift one position further up (-1) or down (1); stays within `count` positions. */
export function shiftLift<L extends Lift>(lift: L, by: -1 | 1, count: number): L {
  return { ...lift, to: Math.min(Math.max(lift.to + by, 0), count - 1) };
}

type Happening = 'lifted' | 'moved' | 'dropped' | 'put back';

/** What a screen reader says of a lifted part; positions are counted from 1. */
export function announce(happening: Happening, name: string, { from, to }: Lift, count: number) {
  if (happening === 'put back') return `${name} put back at position ${from + 1} of ${count}`;
  if (happening === 'moved') return `${name} moved to position ${to + 1} of ${count}`;
  return `${name} ${happening} at position ${to + 1} of ${count}`;
}
