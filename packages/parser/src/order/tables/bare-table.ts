import { isWholeDate } from '../../entries/anchor.ts';
import { rowSize, type TextRow } from '../../lines/row.ts';
import { columnAt, SAME_EDGE } from './table-head.ts';

/** A table without a head: where its columns begin, and its rows by their number in the part of the page. */
type BareTable = { from: number; to: number; edges: readonly number[] };

/** Dates, what they date, and what is said of it. */
const COLUMNS = 3;

/** Lines further apart than this, in sizes of the letters, are not of one table. */
const LONGEST_GAP = 3.5;

/**
 * Finds the tables without a head: a column of dates, one of names beside each, and one of text that begins on the base line
 * of each date and goes on below some. A table of one row is known by the columns of another.
 */
export function bareTables(rows: readonly TextRow[]): BareTable[] {
  const found: BareTable[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const table = bareTableAt(rows, at);
    if (!table) continue;
    found.push(table);
    at = table.to - 1;
  }
  const proven = found.filter((table) => isProven(rows, table));
  return found.filter((table) => proven.some((other) => haveSameEdges(table, other)));
}

const haveSameEdges = (one: BareTable, other: BareTable): boolean =>
  one.edges.every((edge, at) => Math.abs(edge - (other.edges[at] ?? 0)) < SAME_EDGE);

/** The rows from `at` on whose cells begin at the edges of the first one's and keep within their columns. */
function bareTableAt(rows: readonly TextRow[], at: number): BareTable | undefined {
  const first = rows[at];
  if (!first || !isFull(first)) return undefined;
  const edges = first.cells.map(({ x }) => x);
  const end = rows.findIndex(
    (row, index) => index > at && !(isWithin(row, edges) && isNear(row, rows[index - 1])),
  );
  return { from: at, to: end < 0 ? rows.length : end, edges };
}

const isFull = ({ cells }: TextRow): boolean =>
  cells.length === COLUMNS && cells[0] !== undefined && isWholeDate(cells[0]);

const isNear = (row: TextRow, above: TextRow | undefined): boolean =>
  above?.page === row.page && row.y - above.y < LONGEST_GAP * rowSize(row);

/** Checks whether the cells of a row each have a column to themselves, the first one for dates, which others stand beside. */
function isWithin(row: TextRow, edges: readonly number[]): boolean {
  const isInPlace = row.cells.every(({ x, right }) => {
    const column = columnAt(edges, x);
    const next = edges[column + 1];
    return (
      column >= 0 &&
      Math.abs(x - (edges[column] ?? 0)) < SAME_EDGE &&
      (next === undefined || right < next)
    );
  });
  const isBegun = row.cells.some(({ x }) => columnAt(edges, x) === 0);
  return isInPlace && (!isBegun || isFull(row));
}

/** Two rows at least, and one whose text goes on below more often than its names do. */
function isProven(rows: readonly TextRow[], { from, to, edges }: BareTable): boolean {
  const own = rows.slice(from, to);
  const linesIn = (column: number) =>
    own.filter(({ cells }) => cells.some(({ x }) => columnAt(edges, x) === column)).length;
  return own.filter(isFull).length > 1 && linesIn(COLUMNS - 1) > linesIn(1);
}

/** The rows of the table: the lines of each one's names beside its dates, and below them those of its text. */
export function joinBareTable(
  rows: readonly TextRow[],
  { from, to, edges }: BareTable,
): TextRow[] {
  const records: TextRow[][] = [];
  for (const row of rows.slice(from, to)) {
    if (isFull(row)) records.push([row]);
    else records.at(-1)?.push(row);
  }
  const last = COLUMNS - 1;
  const part = (record: readonly TextRow[], isText: boolean) =>
    record.flatMap((row) => {
      const cells = row.cells.filter(({ x }) => (columnAt(edges, x) === last) === isText);
      return cells.length > 0 ? [{ ...row, cells }] : [];
    });
  return records.flatMap((record) => [
    ...part(record, false),
    ...part(record, true).map((row, at) => (at === 0 ? { ...row, gap: 1.2 } : row)),
  ]);
}
