import { isWholeDate } from '../../entries/anchor.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import { type Cell, rowSize, type TextRow } from '../../lines/row.ts';
import { columnAt, SAME_EDGE } from './table-head.ts';

/** A table without a head: where its columns begin, and its rows by their number in the part of the page. */
type BareTable = { from: number; to: number; edges: readonly number[] };

/** Dates, what they date, and what is said of it. */
const COLUMNS = 3;

/** Lines further apart than this, in sizes of the letters, are not of one table. */
const LONGEST_GAP = 3.5;

/**
 * Finds the tables without a head: a column of dates, one of names beside each, and one of text that goes on below
 * some of them. A table of one row is known by the columns of another.
 */
function bareTables(rows: readonly TextRow[]): BareTable[] {
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

/** The rows around the one at `at`, which has a cell in each column, whose cells keep within these columns. */
function bareTableAt(rows: readonly TextRow[], at: number): BareTable | undefined {
  const first = rows[at];
  if (!first || first.cells.length !== COLUMNS) return undefined;
  const edges = first.cells.map(({ x }) => x);
  if (!begins(first, edges)) return undefined;
  const goesOn = (index: number): boolean => {
    const row = rows[index];
    return row !== undefined && isWithin(row, edges);
  };
  let [from, to] = [at, at + 1];
  while (goesOn(to) && isNear(rows[to], rows[to - 1])) to += 1;
  for (let above = at - 1; goesOn(above) && isNear(rows[above + 1], rows[above]); above -= 1) {
    const row = rows[above];
    if (row && begins(row, edges)) from = above;
  }
  return { from, to, edges };
}

/** Checks whether a row of the table begins there: with dates, beside a name. */
function begins({ cells }: TextRow, edges: readonly number[]): boolean {
  const [dates, name] = cells;
  // The cells of a table with a head are labelled.
  const isBare = dates !== undefined && dates.labelled === undefined;
  return isBare && isWholeDate(dates) && name !== undefined && columnAt(edges, name.x) === 1;
}

const isNear = (row: TextRow | undefined, above: TextRow | undefined): boolean =>
  row !== undefined && above?.page === row.page && row.y - above.y < LONGEST_GAP * rowSize(row);

/**
 * Checks whether the cells of a row each have a column to themselves, or are the words of a justified line that begins at the
 * edge of one; the first column is of dates, which names stand beside.
 */
function isWithin(row: TextRow, edges: readonly number[]): boolean {
  const isInPlace = row.cells.every(({ x, right }, at) => {
    const column = columnAt(edges, x);
    const before = row.cells[at - 1];
    const isAtEdge = Math.abs(x - (edges[column] ?? x)) < SAME_EDGE;
    const next = edges[column + 1] ?? Number.POSITIVE_INFINITY;
    return right < next && (isAtEdge || (before && columnAt(edges, before.x) === column));
  });
  const [first] = row.cells;
  const hasDates = first !== undefined && columnAt(edges, first.x) === 0;
  return isInPlace && (!hasDates || begins(row, edges));
}

/** Lines of text that stand below the dates of their row, at least: those beside them alone may be places. */
const LEAST_BELOW = 2;

/** Checks whether a table has two rows at least, and text that goes on below. */
function isProven(rows: readonly TextRow[], { from, to, edges }: BareTable): boolean {
  const columns = rows
    .slice(from, to)
    .map(({ cells }) => new Set(cells.map(({ x }) => columnAt(edges, x))));
  const dated = columns.filter((own) => own.has(0)).length;
  const below = columns.filter((own) => own.has(COLUMNS - 1) && !own.has(0)).length;
  return dated > 1 && below >= LEAST_BELOW && isTextWider(rows.slice(from, to), edges);
}

/** Checks whether the text takes more room than the names: a narrow column beside dated names is a column of the page. */
function isTextWider(rows: readonly TextRow[], edges: readonly number[]): boolean {
  const widthOf = (column: number) =>
    Math.max(
      ...rows.flatMap(({ cells }) =>
        cells.filter(({ x }) => columnAt(edges, x) === column).map(({ right }) => right),
      ),
    ) - (edges[column] ?? 0);
  return widthOf(COLUMNS - 1) > widthOf(1);
}

/** From the first to the last line of each table without a head: no gutter parts it. */
export const bareHeights = (rows: readonly TextRow[]): { top: number; bottom: number }[] =>
  bareTables(rows).map(({ from, to }) => ({
    top: rows[from]?.y ?? 0,
    bottom: rows[to - 1]?.y ?? 0,
  }));

/** The rows of a part of a page, those of tables without a head put together. */
export function joinBareTables(rows: readonly TextRow[]): TextRow[] {
  const joined: TextRow[] = [];
  let done = 0;
  for (const table of bareTables(rows)) {
    joined.push(...rows.slice(done, table.from), ...joinRows(rows, table));
    done = table.to;
  }
  return [...joined, ...rows.slice(done)];
}

/** The rows of the table: the lines of each one's names beside its dates, and below them those of its text. */
function joinRows(rows: readonly TextRow[], { from, to, edges }: BareTable): TextRow[] {
  const records: TextRow[][] = [];
  for (const row of rows.slice(from, to)) {
    const whole = { ...row, cells: joinWords(row.cells, edges) };
    if (begins(whole, edges)) records.push([whole]);
    else records.at(-1)?.push(whole);
  }
  const part = (record: readonly TextRow[], isText: boolean) =>
    record.flatMap((row) => {
      const cells = row.cells.filter(({ x }) => (columnAt(edges, x) === COLUMNS - 1) === isText);
      return cells.length > 0 ? [{ ...row, cells }] : [];
    });
  return records.flatMap((record) => [
    ...part(record, false),
    ...part(record, true).map((row, at) => (at === 0 ? { ...row, gap: 1.2 } : row)),
  ]);
}

/** One cell for each column: the words of a justified line are one text. */
function joinWords(cells: readonly Cell[], edges: readonly number[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last && columnAt(edges, last.x) === columnAt(edges, cell.x))
      joined[joined.length - 1] = joinCells(last, cell);
    else joined.push(cell);
  }
  return joined;
}
