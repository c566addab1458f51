import type { TextRow } from '../lines/row.ts';
import { linesOf } from './column-evidence.ts';
import { extractLabels, findLabels, type Labels } from './extract-labels.ts';
import { findGutter, type Ground, type Gutter } from './find-gutter.ts';
import { mergeRows } from './merge-rows.ts';
import { type Spot, spotsOf } from './spot.ts';
import { bareHeights, joinBareTables } from './tables/bare-table.ts';
import { joinPrintedTables, tableHeights } from './tables/printed-table.ts';

/** Rows of a page that are read from top to bottom. */
export type Part = {
  rows: TextRow[];
  /** Left edge of its text, in points. */
  left: number;
  /** It is a column beside another: its sections are not those of the part before. */
  isApart: boolean;
};

/** The bounds of the text left and right, in points; `isCut` where a gutter says so. */
type Bounds = Omit<Ground, 'known'> & { isCut: boolean; labels: Labels; open?: Open };

/** The head of a table that the page before began, and where its text goes on. */
type Open = { head: TextRow; y: number };

/** Between text of the left column and that of the right one, at least, in points. */
const GAP = 12;

/** So many lines of a column tell how far right it goes. */
const TELLING = 8;

/** So many cuts within cuts are made: more than any page has columns. */
const DEEPEST = 12;

/**
 * The parts of a page in the order of reading: what stands over columns, the columns from left to right,
 * what stands below them; each cut again where it has columns itself. `open` is the head of a table that goes on here.
 */
export function cutPage(rows: readonly TextRow[], width: number, open?: TextRow): Part[] {
  const spots = spotsOf(rows);
  if (spots.length === 0) return [];
  const left = Math.min(...spots.map(({ cell }) => cell.x));
  const known: number[] = [];
  const right = Math.max(width - left, left);
  const merged = mergeRows(rows);
  const tables = [...tableHeights(merged, open), ...bareHeights(merged)];
  const carried = open && { open: { head: open, y: merged[0]?.y ?? 0 } };
  return cut(
    spots,
    { left, right, tables, isCut: false, labels: findLabels(merged, spots), ...carried },
    known,
    0,
  );
}

function cut(spots: readonly Spot[], bounds: Bounds, known: number[], depth: number): Part[] {
  if (spots.length === 0) return [];
  const gutter = depth < DEEPEST ? findGutter(spots, { ...bounds, known }) : undefined;
  if (!gutter) return [partOf(spots, bounds)];
  known.push(gutter.x + 2);
  const { above, left, right, below } = sidesOf(spots, gutter);
  const isApart = areColumns(left, right);
  const go = (some: readonly Spot[], within: Bounds) => cut(some, within, known, depth + 1);
  return [
    ...go(above, bounds),
    ...begin(go(left, { ...bounds, right: roomOf(left, gutter.x - GAP), isCut: true }), isApart),
    ...begin(
      go(right, { ...bounds, left: gutter.x, right: roomOf(right, bounds.right), isCut: true }),
      isApart,
    ),
    ...go(below, bounds),
  ];
}

/** Returns the right bound of a column: as far as its text goes, where that is enough to tell, else `most`. */
function roomOf(side: readonly Spot[], most: number): number {
  if (linesOf(side).length < TELLING) return most;
  return Math.max(...side.map(({ cell }) => cell.right));
}

/** The first of the parts begins a column. */
const begin = (parts: readonly Part[], isApart: boolean): Part[] =>
  parts.map((part, at) => (at === 0 && isApart ? { ...part, isApart } : part));

/** Columns have sections of their own; cells of a grid go on with the section that they stand in. */
function areColumns(left: readonly Spot[], right: readonly Spot[]): boolean {
  const count = (side: readonly Spot[]) => side.filter(({ isHeading }) => isHeading).length;
  return count(right) > 0 || count(left) > 1;
}

function sidesOf(spots: readonly Spot[], { x, top, bottom }: Gutter) {
  const within = spots.filter(({ y }) => y >= top && y <= bottom);
  return {
    above: spots.filter(({ y }) => y < top),
    left: within.filter(({ cell }) => cell.x < x),
    right: within.filter(({ cell }) => cell.x >= x),
    below: spots.filter(({ y }) => y > bottom),
  };
}

function partOf(spots: readonly Spot[], { right, isCut, labels, open }: Bounds): Part {
  const cells = new Map<TextRow, Spot[]>();
  for (const spot of spots) {
    const row = cells.get(spot.row);
    if (row) row.push(spot);
    else cells.set(spot.row, [spot]);
  }
  const rows = [...cells].map(([row, held]) => ({
    ...row,
    cells: held.map(({ cell }) => cell),
    ...(isCut && { room: right }),
  }));
  const merged = extractLabels(mergeRows(rows), labels);
  const head = merged[0] && merged[0].y === open?.y ? open.head : undefined;
  return {
    rows: joinBareTables(joinPrintedTables(merged, head)),
    left: Math.min(...spots.map(({ cell }) => cell.x)),
    isApart: false,
  };
}
