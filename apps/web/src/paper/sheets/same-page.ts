import type { Page } from '@shortlist/layout';
import { sameLine } from './same-line.ts';

/** Checks whether two pages are drawn alike, so that a keystroke redraws only the pages that it reaches. */
export const samePage = (a: Page, b: Page): boolean =>
  a === b ||
  (sameList(a.lines, b.lines, sameLine) &&
    sameList(a.rules, b.rules, sameValues) &&
    sameList(a.fills, b.fills, sameValues) &&
    sameList(a.figures ?? [], b.figures ?? [], sameFigure));

/** Checks whether two lists are as long and alike, one by one. */
export const sameList = <T>(
  a: readonly T[],
  b: readonly T[],
  isSame: (one: T, other: T) => boolean,
): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((one, at) => {
      const other = b[at];
      return other !== undefined && isSame(one, other);
    }));

/** Checks whether two objects have the same values under the same names. */
export function sameValues<T extends object>(a: T, b: T): boolean {
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

type Figure = NonNullable<Page['figures']>[number];

function sameFigure({ corner, ...a }: Figure, { corner: other, ...b }: Figure): boolean {
  const isSameCorner = corner === other || (corner && other && sameValues(corner, other));
  return Boolean(isSameCorner) && sameValues(a, b);
}
