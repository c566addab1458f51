import type { DateValue } from '../../../dates/date-value.ts';
import type { Points } from '../../../points/point.ts';

/** Returns the points that a member holds, which its kind must define as points; undefined where it is absent. */
export const pointsIn = (content: object, name: string) =>
  memberIn(content, name) as Points | undefined;

/** Returns the date that a member holds, which its kind must define as a date; undefined where it is absent. */
export const dateIn = (entry: object, name: string) =>
  memberIn(entry, name) as DateValue | undefined;

/** The value of a member that content has itself: it has none called "constructor". */
export const memberIn = (content: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(content, name)?.value;
