import { goesOn } from '../contact/join-addresses.ts';
import { isBrokenWord } from '../lines/broken-word.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import type { Cell, Row } from '../lines/row.ts';
import { rowsOf } from '../lines/rows-of.ts';
import { isTagged } from '../our-pdf.ts';
import type { PlacedText } from '../placed-text.ts';
import { mergeRows } from './merge-rows.ts';
import { singleColumn } from './reading-order.ts';

/**
 * The columns of our own paper, read in the order in which it is drawn: column after column, page after page. Where its
 * tags tell its paragraphs, each is one row, and what belongs to none (a footer) is left out.
 */
export function ourColumns(document: PlacedText): Row[][] {
  if (!isTagged(document)) return singleColumn(document);
  const rows = rowsOf(document).filter(({ line }) => line.paragraph !== undefined);
  return columnsOf(rows).map((column) => joinParagraphs(mergeRows(column)));
}

/** A step up the page by more than this, in sizes of the letters, begins another column. */
const STEP_UP = 1;

/** The rows by the columns of the first page that has several; on other pages a part goes on where one of them stood. */
function columnsOf(rows: readonly Row[]): Row[][] {
  const pages = Map.groupBy(rows, ({ page }) => page);
  const parts = [...pages.values()].map(partsOf);
  const first = parts.find((page) => page.length > 1) ?? parts[0] ?? [];
  const columns: Column[] = first.map((part) => ({ ...edgesOf(part, first), rows: [] }));
  for (const part of parts.flat()) {
    const edges = first.includes(part) ? edgesOf(part, first) : edgesOf(part, []);
    nearest(columns, edges)?.rows.push(...part);
  }
  return columns.map((column) => column.rows);
}

type Edges = { left: number; right: number };
type Column = Edges & { rows: Row[] };

/** The parts of a page, each as far as it runs down. */
function partsOf(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const last = parts.at(-1)?.at(-1);
    const size = row.cells[0]?.size ?? 0;
    if (last && row.y > last.y - STEP_UP * size) parts.at(-1)?.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** How far a part reaches, without the head over all columns, which is drawn with the first. */
function edgesOf(part: readonly Row[], all: readonly (readonly Row[])[]): Edges {
  const tops = all.filter((each) => each !== part).map(([top]) => topOf(top));
  const below = part.filter((row) => tops.every((top) => topOf(row) >= top - 1));
  const cells = (below.length > 0 ? below : part).flatMap((row) => row.cells);
  return {
    left: Math.min(...cells.map(({ x }) => x)),
    right: Math.max(...cells.map(({ right }) => right)),
  };
}

/** About where its letters begin: columns begin at one height in letters of different sizes. */
const topOf = (row: Row | undefined): number => (row ? row.y - (row.cells[0]?.size ?? 0) : 0);

const shared = (one: Edges, other: Edges): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/** The column that a part shares most of its width with. */
const nearest = (columns: readonly Column[], part: Edges): Column | undefined =>
  columns.toSorted((one, other) => shared(other, part) - shared(one, part))[0];

/** Rows of one paragraph as one. A paragraph that may go on from the page before is not known to be whole. */
function joinParagraphs(rows: readonly Row[]): Row[] {
  const right = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.right)));
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const isTop = last !== undefined && last.page !== row.page;
    if (last && last.line.paragraph === row.line.paragraph)
      joined[joined.length - 1] = joinRows(last, row, right);
    else joined.push(isTop ? row : { ...row, isWhole: true });
  }
  return joined;
}

/** The row with the next of its paragraph, which goes on below the cell that it stands in line with. */
function joinRows(row: Row, { cells: [next, ...others] }: Row, right: number): Row {
  if (!next) return row;
  const away = (cell: Cell) =>
    Math.min(Math.abs(cell.x - next.x), Math.abs(cell.right - next.right));
  const above = row.cells.toSorted((one, other) => away(one) - away(other))[0];
  const cells = row.cells.map((cell) =>
    cell === above ? joinCells(cell, next, isMidWord(cell, next, right)) : cell,
  );
  return { ...row, cells: [...cells, ...others] };
}

/** Whether the line below goes on within a word: one that no line takes whole, or an address. */
const isMidWord = (cell: Cell, next: Cell, right: number): boolean =>
  isBrokenWord(cell, right) || goesOn(cell, next);
