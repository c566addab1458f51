import { findDates } from '../dates/find-dates.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { Cell, Row } from '../lines/row.ts';

/** Two columns of a page: rows between `top` and `bottom` stand left or right of `x`. */
export type Gutter = { page: number; x: number; top: number; bottom: number };

/** One cell of the page, and which row of the file it comes from. */
type Spot = { cell: Cell; y: number; order: number };

/** What speaks for two columns and against them; together at least `ENOUGH`. */
const COLUMN_EVIDENCE = {
  /** Both sides have a heading of the lexicon. */
  headingsOnBothSides: 2,
  /** Times the share of lines of the emptier side that stand beside no line of the other, from the half up. */
  unmatchedLines: 4,
  /** The file draws one side after the other. */
  drawnApart: 1,
  /** One side is dates and short words only: a gutter of dates, or places at the right margin. */
  sideOfDates: -3,
  /** A side is very narrow or has very few lines. */
  fewLines: -1.5,
} as const;
const ENOUGH = 2.2;

const LEAST_LINES = 4;
const LEAST_GUTTER = 7;

/**
 * The gutter between two columns of a page, if a gutter and the base lines prove that there is one.
 * Dates or headings that stand in a column of their own beside what they belong to share its base
 * lines: they are no column. (The whitespace cuts of Breuel 2002, for one gutter, with such proof.)
 */
export function findGutter(rows: readonly Row[], page: number): Gutter | undefined {
  const spots = rows.flatMap(({ cells, y, page: at }, order) =>
    at === page ? cells.map((cell) => ({ cell, y, order })) : [],
  );
  let best: { gutter: Gutter; score: number } | undefined;
  for (const x of commonLeftEdges(spots)) {
    const gutter = tallestBand(spots, x, page);
    if (gutter === undefined) continue;
    const score = proofOf(spots, gutter);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { gutter, score };
  }
  return best?.gutter;
}

/** Left edges that several cells share and that have text left of them. */
function commonLeftEdges(spots: readonly Spot[]): number[] {
  const counts = new Map<number, number>();
  for (const { cell } of spots) {
    const edge = Math.round(cell.x);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const leftmost = Math.min(...counts.keys());
  return [...counts]
    .filter(([edge, count]) => count >= LEAST_LINES && edge > leftmost + 40)
    .map(([edge]) => edge);
}

/** The tallest run of lines that leaves a gutter free left of `x`. */
function tallestBand(spots: readonly Spot[], x: number, page: number): Gutter | undefined {
  const sorted = spots.toSorted((a, b) => a.y - b.y);
  let best: Gutter | undefined;
  let top: number | undefined;
  let bottom = 0;
  for (const { cell, y } of sorted) {
    const crosses = cell.x < x - 2 && cell.right > x - LEAST_GUTTER;
    if (crosses) top = undefined;
    else {
      top ??= y;
      bottom = y;
      if (!best || bottom - top > best.bottom - best.top) best = { page, x: x - 2, top, bottom };
    }
  }
  return best;
}

function proofOf(spots: readonly Spot[], gutter: Gutter): number {
  const within = spots.filter(({ y }) => y >= gutter.top && y <= gutter.bottom);
  const left = within.filter(({ cell }) => cell.x < gutter.x);
  const right = within.filter(({ cell }) => cell.x >= gutter.x);
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return 0;
  const unmatched = Math.min(unmatchedShare(left, right), unmatchedShare(right, left));
  const e = COLUMN_EVIDENCE;
  return (
    (hasHeading(left) && hasHeading(right) ? e.headingsOnBothSides : 0) +
    Math.max(0, unmatched - 0.1) * e.unmatchedLines +
    (countSwitches(within, gutter.x) <= Math.min(left.length, right.length) / 3
      ? e.drawnApart
      : 0) +
    (isMostlyDates(left) || isMostlyDates(right) ? e.sideOfDates : 0) +
    (Math.min(left.length, right.length) < 2 * LEAST_LINES && !hasHeading(left) ? e.fewLines : 0) -
    (unmatched < 0.12 ? e.headingsOnBothSides : 0)
  );
}

/** The share of lines of one side on whose base line the other side has none. */
function unmatchedShare(side: readonly Spot[], other: readonly Spot[]): number {
  const lines = new Set(other.map(({ y }) => Math.round(y)));
  const alone = side.filter(({ y }) => {
    const at = Math.round(y);
    return !lines.has(at) && !lines.has(at - 1) && !lines.has(at + 1);
  });
  return alone.length / Math.max(1, side.length);
}

const hasHeading = (side: readonly Spot[]): boolean =>
  side.some(({ cell }) => sectionOfHeading(cell.text) !== undefined);

/** How often the file goes from one side to the other. */
function countSwitches(spots: readonly Spot[], x: number): number {
  const sides = spots.toSorted((a, b) => a.order - b.order).map(({ cell }) => cell.x < x);
  return sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
}

function isMostlyDates(side: readonly Spot[]): boolean {
  const dated = side.filter(({ cell }) => {
    const covered = findDates(cell.text).reduce((sum, { from, to }) => sum + to - from, 0);
    return covered > cell.text.length / 2;
  });
  return dated.length >= side.length * 0.3;
}
