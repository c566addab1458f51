import { isWholeRange } from '../../dates/find-dates.ts';
import { kindOfLabel } from '../../entries/field-labels/entry-label.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import { type Cell, rowSize, rowText, type TextRow } from '../../lines/row.ts';
import {
  columnAt,
  edgesOf,
  headLines,
  isHead,
  joinHead,
  LEAST_COLUMNS,
  SAME_EDGE,
  tellingRows,
} from './table-head.ts';

/** Text above a table begins so near its left edge, in points: cells have a padding. */
const NEAR_EDGE = 12;

/** Between two rows of a table there is so much more room than between two lines of a cell. */
const ROW_GAP = 1.25;

/** Lines further apart than this, in sizes of the letters, are not of one table. */
const LONGEST_GAP = 3.5;

/** A column with so many times the lines of any other holds items, and not what wrapped. */
const LONG = 1.4;

/** A table: its head, how many rows that takes, where its columns begin, and the rows below. */
type Table = { head: TextRow; headRows: number; edges: readonly number[]; rows: TextRow[] };

/**
 * The rows of a part of a page with the lines of each row of a table put together: one row with what its cells say,
 * below it the lines of a column that has many more than the others. A table is known by its head, "Period | Employer |
 * Role"; `open` is that of a table which the page before began. One whose rows stand no further apart than its lines
 * is left as it is.
 */
export function joinPrintedTables(rows: readonly TextRow[], open?: TextRow): TextRow[] {
  const joined: TextRow[] = [];
  for (let at = open ? -1 : 0; at < rows.length; at += 1) {
    const table = tableAt(rows, at, open);
    if (table) {
      const records = recordsOf(table).flatMap((record) => joinRecord(record, table));
      joined.push(...(at < 0 ? [] : [table.head]), ...records);
      at += table.headRows - 1 + table.rows.length;
    } else joined.push(...rows.slice(Math.max(0, at), at + 1));
  }
  return joined;
}

/** From the heading over each table, or from its head, to its last line: nothing parts what stands there. */
export function tableHeights(
  rows: readonly TextRow[],
  open?: TextRow,
): { top: number; bottom: number }[] {
  return [...rows.keys(), -1].flatMap((at) => {
    const table = tableAt(rows, at, open);
    const [first] = table?.rows ?? [];
    if (!table || !first) return [];
    const top = at < 0 ? first.y : (headingOver(rows[at - 1], table.head) ?? table.head).y;
    return [{ top, bottom: table.rows.at(-1)?.y ?? top }];
  });
}

/** The head of the table that goes down to the foot of the page. */
export function openTable(rows: readonly TextRow[], open?: TextRow): TextRow | undefined {
  for (let at = rows.length - 1; at >= -1; at -= 1) {
    const table = tableAt(rows, at, open);
    if (table)
      return at + table.headRows + table.rows.length === rows.length ? table.head : undefined;
  }
  return undefined;
}

/** Finds the text alone right above the head of a table, at its left edge. */
function headingOver(
  row: TextRow | undefined,
  { cells: [head], gap }: TextRow,
): TextRow | undefined {
  const [first, ...others] = row?.cells ?? [];
  const isAbove = first && head && others.length === 0 && gap > 0 && gap < LONGEST_GAP;
  return isAbove && Math.abs(first.x - head.x) < NEAR_EDGE ? row : undefined;
}

function tableAt(
  rows: readonly TextRow[],
  at: number,
  open: TextRow | undefined,
): Table | undefined {
  const [first] = rows;
  const carried = at < 0 && open && first ? [{ ...open, page: first.page }] : [];
  const lines = at < 0 ? carried : headLines(rows, at);
  const head = lines.length > 0 ? joinHead(lines) : undefined;
  if (!head) return undefined;
  const from = at + lines.length;
  const edges = edgesOf(head, tellingRows(rows.slice(from, from + TELLING_ROWS), head));
  const end = rows.findIndex(
    (row, index) => index >= from && (isHead(row) || !isWithin(row, head, edges)),
  );
  const within = rows.slice(from, end < 0 ? rows.length : end);
  const isOver = comesAgain(head, rows);
  const body = isOver ? firstRecord(within, edges) : within;
  const isTable = body.length > (isOver || head.cells.length > LEAST_COLUMNS ? 0 : 1);
  return isTable ? { head, headRows: lines.length, edges, rows: body } : undefined;
}

/** Checks whether the same words head text elsewhere on the page: labels over the values of each entry. */
const comesAgain = (head: TextRow, rows: readonly TextRow[]): boolean =>
  rows.filter((row) => rowText(row) === rowText(head)).length > 1;

/** The rows of values below labels that come again: all that is not text below the first of them. */
function firstRecord(rows: readonly TextRow[], edges: readonly number[]): TextRow[] {
  const isText = ({ cells: [first, ...others] }: TextRow) =>
    first !== undefined && others.length === 0 && columnAt(edges, first.x) === 0;
  const end = rows.findIndex((row, at) => at > 0 && isText(row));
  const areBelow = end > 0 && rows.slice(end).every(isText);
  return areBelow ? rows.slice(0, end) : [...rows];
}

/** So many rows tell where the columns of a table begin. */
const TELLING_ROWS = 12;

/**
 * Every cell begins in a column of the head, at its left edge or further in, and ends before the next; only dates stand
 * so close that two columns of them are one cell.
 */
function isWithin(row: TextRow, { page }: TextRow, edges: readonly number[]): boolean {
  if (row.page !== page || row.gap > LONGEST_GAP) return false;
  return row.cells.every(({ x, right, text }) => {
    const at = columnAt(edges, x);
    const next = edges[at + 1];
    return at >= 0 && (next === undefined || right < next + SAME_EDGE || isRange(text));
  });
}

const isRange = (text: string): boolean => /^(?:\d{1,2}[./])?\d{4} \P{L}*\d{4}$/u.test(text);

/** Lines of a cell are at most so far apart, in sizes of the letters, where nothing else tells. */
const LINE_GAP = 1.5;

/** Lines of two cells this near stand in one row of the table, in sizes of the letters. */
const SAME_ROW = 0.6;

/** From the first to the last base line of a cell of the table. */
type Span = { top: number; bottom: number };

/**
 * The lines of each row of the table: those of cells that stand beside each other. Lines of one cell are a pitch apart, and a
 * cell that stands in the middle of its row lies within the height of the longest. Undefined gaps are those at the top of a page.
 */
function recordsOf(table: Table): TextRow[][] {
  const { head, rows, edges } = table;
  const columns = edges.map((_, at) =>
    rows.filter(({ cells }) => cells.some(({ x }) => columnAt(edges, x) === at)),
  );
  const steps = columns.flatMap((column) =>
    column.slice(1).map((row, at) => stepTo(row, column[at])),
  );
  const least = Math.min(LINE_GAP, ...steps.filter((step) => step > 0.9));
  const [first] = rows;
  // The head stands as far from the first row as that does from the next.
  const isSpaced = [...steps, first ? stepTo(first, head) : 0].some(
    (step) => step > least * ROW_GAP,
  );
  if (!isSpaced) return cutAtDates(rows, table) ?? rows.map((row) => [row]);
  const spans = columns.flatMap((column) => spansOf(column, least * ROW_GAP));
  const records: TextRow[][] = [];
  for (const row of rows) {
    const last = records.at(-1);
    const above = last?.at(-1);
    if (last && above && areBeside(above, row, spans)) last.push(row);
    else records.push([row]);
  }
  return records.flatMap((record) => cutAtDates(record, table) ?? [record]);
}

/** Lines cut where the column of dates has another range: the first line has one, and so has each row of the table. */
function cutAtDates(rows: readonly TextRow[], { head, edges }: Table): TextRow[][] | undefined {
  const column = head.cells.findIndex(({ text }) => kindOfLabel(text) === 'when');
  const starts = [...rows.keys()].filter((at) =>
    rows[at]?.cells.some(({ x, text }) => columnAt(edges, x) === column && isWholeRange(text)),
  );
  if (column < 0 || starts[0] !== 0 || starts.length < 2) return undefined;
  return starts.map((from, index) => rows.slice(from, starts[index + 1]));
}

/** From one line to another below it, in sizes of the letters. */
const stepTo = (row: TextRow, above: TextRow | undefined): number =>
  above?.page === row.page ? (row.y - above.y) / Math.max(1, rowSize(row)) : 0;

function spansOf(column: readonly TextRow[], most: number): Span[] {
  const spans: Span[] = [];
  for (const [at, row] of column.entries()) {
    const last = spans.at(-1);
    if (last && at > 0 && stepTo(row, column[at - 1]) <= most) last.bottom = row.y;
    else spans.push({ top: row.y, bottom: row.y });
  }
  return spans;
}

/** Checks whether two lines are of one row: a cell holds both, or they are hardly apart. */
const areBeside = (above: TextRow, row: TextRow, spans: readonly Span[]): boolean =>
  spans.some(({ top, bottom }) => top <= above.y && bottom >= row.y) ||
  stepTo(row, above) < SAME_ROW;

/** The row that a record is, each cell marked with the kind of the head of its column; below it the lines of the column of items. */
function joinRecord(record: readonly TextRow[], table: Table): TextRow[] {
  const [first] = record;
  if (!first) return [];
  const long = longColumn(table);
  const isLong = (cell: Cell) => columnAt(table.edges, cell.x) === long;
  const short = record.flatMap(({ cells }) => cells.filter((cell) => !isLong(cell)));
  const below = record.flatMap((row) => {
    const cells = row.cells.filter(isLong);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  const top = joinByColumn(short, table.edges).map((cell) => labelCell(table, cell));
  const rest = below.map((row, at) =>
    at === 0 ? { ...row, gap: 1, cells: row.cells.map((cell) => labelCell(table, cell)) } : row,
  );
  return top.length > 0 ? [{ ...first, cells: top }, ...rest] : rest;
}

function labelCell({ head, edges }: Table, cell: Cell): Cell {
  const kind = kindOfLabel(head.cells[columnAt(edges, cell.x)]?.text ?? '');
  return kind && kind !== 'other' ? { ...cell, labelled: kind } : cell;
}

/** One cell for each column, from left to right. */
function joinByColumn(cells: readonly Cell[], edges: readonly number[]): Cell[] {
  const joined = new Map<number, Cell>();
  for (const cell of cells) {
    const column = columnAt(edges, cell.x);
    const above = joined.get(column);
    joined.set(column, above ? joinCells(above, cell) : cell);
  }
  return [...joined.values()].toSorted((a, b) => a.x - b.x);
}

/** The column of items, if there is one: that of duties, or one of many more lines than the others have. */
function longColumn({ head, rows, edges }: Table): number | undefined {
  const duties = head.cells.findIndex(({ text }) => kindOfLabel(text) === 'duties');
  if (duties >= 0) return duties;
  const counts = edges.map(
    (_, at) => rows.filter(({ cells }) => cells.some(({ x }) => columnAt(edges, x) === at)).length,
  );
  const most = Math.max(...counts);
  const long = counts.indexOf(most);
  const others = Math.max(...counts.filter((_, at) => at !== long));
  return most > others * LONG ? long : undefined;
}
