import type { Row } from '../lines/row.ts';
import { rowsOf } from '../lines/rows-of.ts';
import type { PlacedText } from '../placed-text.ts';
import { findGutter, type Gutter } from './columns.ts';
import { mergeRows } from './merge-rows.ts';
import { joinTableRows } from './table-rows.ts';

/** Gutters of two pages this near are one, in points. */
const SAME_GUTTER = 12;

/**
 * The rows of a document in the order of reading, one list for each column of text: what stands over
 * the columns goes with the left one, what stands under them with the right one. A document without
 * columns, and one that flows, has one list.
 */
export function readingOrder(document: PlacedText): Row[][] {
  const rows = rowsOf(document);
  if (document.placement === 'estimated') return [joinTableRows(rows)];
  const gutters = agreeing(document.pages.flatMap((_, page) => findGutter(rows, page) ?? []));
  if (gutters.length === 0) return [mergeRows(rows)];
  const left: Row[] = [];
  const right: Row[] = [];
  for (const row of rows) {
    const gutter = gutters.find(({ page }) => page === row.page);
    for (const part of cutAtGutter(row, gutter))
      (isLeft(part, gutter, gutters) ? left : right).push(part);
  }
  return [mergeRows(left), mergeRows(right)].filter((column) => column.length > 0);
}

/** The gutters that lie where the first does: a page of its own kind is read as it stands. */
function agreeing(gutters: readonly Gutter[]): Gutter[] {
  const first = gutters[0];
  return gutters.filter((each) => first && Math.abs(each.x - first.x) <= SAME_GUTTER);
}

function cutAtGutter(row: Row, gutter: Gutter | undefined): Row[] {
  if (!gutter || row.y < gutter.top || row.y > gutter.bottom) return [row];
  const sides = [
    row.cells.filter((cell) => cell.x < gutter.x),
    row.cells.filter((cell) => cell.x >= gutter.x),
  ];
  return sides.filter((cells) => cells.length > 0).map((cells) => ({ ...row, cells }));
}

function isLeft(row: Row, gutter: Gutter | undefined, all: readonly Gutter[]): boolean {
  if (gutter === undefined) return row.page < (all[0]?.page ?? 0);
  if (row.y < gutter.top) return row.page === all[0]?.page;
  if (row.y > gutter.bottom) return false;
  return (row.cells[0]?.x ?? 0) < gutter.x;
}
