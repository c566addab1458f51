import { type PaperSection, SECTION_TITLES } from '@shortlist/resume';

/**
 * A section taken up from place `from` among the shown ones, which would be dropped at place `to`.
 * Held by a pointer, a line shows where it would fall; held by the keyboard, the paper shows it there.
 */
export type Lift = {
  section: PaperSection;
  from: number;
  to: number;
  by: 'pointer' | 'keyboard';
};

/** The lift one place further up (-1) or down (1); stays within `count` positions. */
export function shiftLift(lift: Lift, by: -1 | 1, count: number): Lift {
  return { ...lift, to: Math.min(Math.max(lift.to + by, 0), count - 1) };
}

type Happening = 'lifted' | 'moved' | 'dropped' | 'put back';

/** What a screen reader says of a lifted section; positions are counted from 1. */
export function announce(happening: Happening, { section, from, to }: Lift, count: number): string {
  const name = SECTION_TITLES[section];
  if (happening === 'put back') return `${name} put back at position ${from + 1} of ${count}`;
  if (happening === 'moved') return `${name} moved to position ${to + 1} of ${count}`;
  return `${name} ${happening} at position ${to + 1} of ${count}`;
}
