import { kindOfLabel } from '../entries/entry-label.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import type { Cell, Row } from '../lines/row.ts';

/** A head of so many columns makes a table. */
const LEAST_COLUMNS = 2;

/** Edges this near are one, in points. */
const SAME_EDGE = 4;

/** Between two rows of a table there is so much more room than between two lines of a cell. */
const ROW_GAP = 1.25;

/** Lines further apart than this, in sizes of the letters, are not of one table. */
const LONGEST_GAP = 3.5;

/** A column with so many times the lines of any other holds items, and not what wrapped. */
const LONG = 1.4;

type Table = { head: Row; rows: Row[] };

/**
 * The rows of a part of a page with the lines of each row of a table put together: one row with what its cells say,
 * below it the lines of a column that has many more than the others. A table is known by its head, "Period | Employer |
 * Role". One whose rows stand no further apart than its lines is left as it is.
 */
export function joinPrintedTables(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const table = tableAt(rows, at);
    if (table) {
      joined.push(table.head, ...recordsOf(table).flatMap((record) => joinRecord(record, table)));
      at += table.rows.length;
    } else joined.push(...rows.slice(at, at + 1));
  }
  return joined;
}

/** From the head of each table to its last line: nothing parts what stands there. */
export function tableHeights(rows: readonly Row[]): { top: number; bottom: number }[] {
  return rows.flatMap((_, at) => {
    const table = tableAt(rows, at);
    return table ? [{ top: table.head.y, bottom: table.rows.at(-1)?.y ?? table.head.y }] : [];
  });
}

function tableAt(rows: readonly Row[], at: number): Table | undefined {
  const head = rows[at];
  if (!head || !isHead(head)) return undefined;
  const end = rows.findIndex((row, index) => index > at && !isWithin(row, head));
  const body = rows.slice(at + 1, end < 0 ? rows.length : end);
  return body.length > 1 ? { head, rows: body } : undefined;
}

const isHead = ({ cells }: Row): boolean =>
  cells.length >= LEAST_COLUMNS && cells.every(({ text }) => kindOfLabel(text) !== undefined);

/**
 * Every cell begins in a column of the head, at its left edge or further in, and ends before the next; only dates stand
 * so close that two columns of them are one cell.
 */
function isWithin(row: Row, { cells: heads, page }: Row): boolean {
  if (row.page !== page || row.gap > LONGEST_GAP) return false;
  return row.cells.every(({ x, right, text }) => {
    const at = columnAt(heads, x);
    const next = heads[at + 1];
    return at >= 0 && (next === undefined || right < next.x + SAME_EDGE || isRange(text));
  });
}

const isRange = (text: string): boolean => /^(?:\d{1,2}[./])?\d{4} \P{L}*\d{4}$/u.test(text);

/** The last column that begins left of `x`. */
const columnAt = (heads: readonly Cell[], x: number): number =>
  heads.findLastIndex((head) => head.x < x + SAME_EDGE);

/** The lines of each row of the table; undefined gaps are those at the top of a page. */
function recordsOf({ rows }: Table): Row[][] {
  const [, ...below] = rows;
  const least = Math.min(...below.map(({ gap }) => gap).filter((gap) => gap > 0.9));
  // The head stands as far from the first row as that does from the next.
  const isTold = rows.some(({ gap }) => gap > least * ROW_GAP);
  const records: Row[][] = [];
  for (const row of rows) {
    const last = records.at(-1);
    if (last && isTold && row.gap <= least * ROW_GAP) last.push(row);
    else records.push([row]);
  }
  return records;
}

function joinRecord(record: readonly Row[], { head, rows }: Table): Row[] {
  const [first] = record;
  if (!first || record.length === 1) return [...record];
  const long = longColumn(rows, head.cells);
  const isLong = (cell: Cell) => columnAt(head.cells, cell.x) === long;
  const short = record.flatMap(({ cells }) => cells.filter((cell) => !isLong(cell)));
  const below = record.flatMap((row) => {
    const cells = row.cells.filter(isLong);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  const top = joinByColumn(short, head.cells);
  const rest = below.map((row, at) => ({ ...row, gap: at === 0 ? 1 : row.gap }));
  return top.length > 0 ? [{ ...first, cells: top }, ...rest] : rest;
}

/** One cell for each column, from left to right. */
function joinByColumn(cells: readonly Cell[], heads: readonly Cell[]): Cell[] {
  const joined = new Map<number, Cell>();
  for (const cell of cells) {
    const column = columnAt(heads, cell.x);
    const above = joined.get(column);
    joined.set(column, above ? joinCells(above, cell) : cell);
  }
  return [...joined.values()].toSorted((a, b) => a.x - b.x);
}

/** The column of items, if there is one. */
function longColumn(rows: readonly Row[], heads: readonly Cell[]): number | undefined {
  const counts = heads.map(
    (_, at) => rows.filter(({ cells }) => cells.some(({ x }) => columnAt(heads, x) === at)).length,
  );
  const most = Math.max(...counts);
  const long = counts.indexOf(most);
  const others = Math.max(...counts.filter((_, at) => at !== long));
  return most > others * LONG ? long : undefined;
}
