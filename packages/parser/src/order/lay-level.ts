import { sectionOfHeading } from '../headings/name-section.ts';
import { type Cell, rowSize, type TextRow } from '../lines/row.ts';

/** Text that runs up or down the page, and how far. */
type Turned = { row: TextRow; cell: Cell; top: number; bottom: number };

/** The text on one base line beside turned text. */
type Beside = { y: number; top: number; x: number; size: number };

/** Capitals rise so far above the base line, in sizes of the letters. */
const RISE = 0.75;

/** Text that is larger than all other by so much is the name. */
const NAME = 1.2;

/**
 * The rows of a page with its turned text laid level: a heading that runs up beside what it heads goes above that.
 * A name up the margin begins the page, anything else alone ends it.
 */
export function layLevel(rows: readonly TextRow[]): readonly TextRow[] {
  const turned = rows.flatMap(turnedOf);
  if (turned.length === 0) return rows;
  const level = rows.filter(({ line }) => line.turned === undefined);
  const columns = columnsOf(turned);
  return [...level, ...columns.flatMap((column) => layColumn(column, level, columns))];
}

function turnedOf(row: TextRow): Turned[] {
  const [cell] = row.cells;
  return cell && row.line.turned ? [{ row, cell, ...row.line.turned }] : [];
}

/** Turned texts one above the other, from left to right. */
function columnsOf(turned: readonly Turned[]): Turned[][] {
  const columns: Turned[][] = [];
  for (const each of turned.toSorted((a, b) => a.top - b.top)) {
    const column = columns.find(([first]) => first && overlap(first.cell, each.cell));
    if (column) column.push(each);
    else columns.push([each]);
  }
  return columns;
}

const overlap = (a: Cell, b: Cell): boolean => a.x < b.right && b.x < a.right;

function layColumn(
  column: readonly Turned[],
  level: readonly TextRow[],
  columns: readonly Turned[][],
): TextRow[] {
  const beside = besideOf(column, level, columns);
  const isOfHeadings =
    column.length > 1 || column.some(({ cell }) => sectionOfHeading(cell.text) !== undefined);
  if (!isOfHeadings || beside.length === 0) return column.map((each) => layApart(each, level));
  const starts = startsOf(column, beside);
  return column.map(({ row, cell, top }, at) => {
    const start = starts[at] ?? 0;
    const first = beside[start] ?? { y: top, x: cell.x, size: cell.size };
    const before = beside[start - 1]?.y ?? first.y - 4 * first.size;
    return layAt(row, cell, {
      x: first.x,
      y: Math.max(first.y - 2 * first.size, (before + first.y) / 2),
    });
  });
}

function layAt(row: TextRow, cell: Cell, { x, y }: { x: number; y: number }): TextRow {
  const right = x + (cell.text.length * cell.size) / 2;
  return { ...row, y, cells: [{ ...cell, x, right }, ...row.cells.slice(1)] };
}

function layApart({ row, cell }: Turned, level: readonly TextRow[]): TextRow {
  const isName = level.every((each) => rowSize(each) * NAME < cell.size);
  const ys = level.map(({ y }) => y);
  const y = isName ? Math.min(row.y, ...ys) - cell.size : Math.max(...ys, 0) + 3 * cell.size;
  return layAt(row, cell, { x: cell.x, y });
}

/** The lines right of a column of turned text, up to the next such column; left of it where none are. */
function besideOf(
  column: readonly Turned[],
  level: readonly TextRow[],
  columns: readonly Turned[][],
): Beside[] {
  const left = Math.min(...column.map(({ cell }) => cell.x));
  const right = Math.max(...column.map(({ cell }) => cell.right));
  const next = Math.min(
    ...columns.flatMap(([each]) => (each && each.cell.x > right ? [each.cell.x] : [])),
  );
  const behind = linesWhere(level, ({ x }) => x > right - 2 && x < next);
  return behind.length > 0 ? behind : linesWhere(level, ({ x }) => x < left);
}

function linesWhere(rows: readonly TextRow[], holds: (cell: Cell) => boolean): Beside[] {
  const lines: Beside[] = [];
  for (const { cells, y } of rows.toSorted((a, b) => a.y - b.y)) {
    const held = cells.filter(holds);
    if (held.length === 0) continue;
    const size = Math.max(...held.map((cell) => cell.size));
    const x = Math.min(...held.map((cell) => cell.x));
    const last = lines.at(-1);
    if (last && y - last.y < size * 0.3) last.x = Math.min(last.x, x);
    else lines.push({ y, top: y - size * RISE, x, size });
  }
  return lines;
}

/** The line with which the text of each heading begins. */
function startsOf(column: readonly Turned[], beside: readonly Beside[]): number[] {
  const [first] = column;
  if (!first) return [];
  const starts = column
    .slice(1)
    .map(({ top }, at) => widestGap(beside, column[at]?.bottom ?? top, top));
  const areLevel = starts.every((at, index) => isLevel(beside[at], column[index + 1]));
  const at = nearest(beside, first.top);
  if (areLevel && isLevel(beside[at], first)) return [at, ...starts];
  // A heading in the middle of what it heads has as much of it above as below.
  const end = beside[(starts[0] ?? beside.length) - 1]?.y ?? first.bottom;
  return [nearest(beside, first.top - Math.max(0, end - first.bottom)), ...starts];
}

const isLevel = (line: Beside | undefined, turned: Turned | undefined): boolean =>
  line !== undefined && turned !== undefined && Math.abs(line.top - turned.top) < line.size * 0.7;

/** The line that begins nearest to `top`. */
const nearest = (beside: readonly Beside[], top: number): number =>
  beside.reduce(
    (best, line, at) =>
      Math.abs(line.top - top) < Math.abs((beside[best]?.top ?? top) - top) ? at : best,
    0,
  );

/** A gap beside which a heading begins may be narrower than the widest by so much. */
const NARROWER = 0.75;

/** The line behind the widest gap between two headings: there the text of the lower one begins. */
function widestGap(beside: readonly Beside[], from: number, to: number): number {
  const gapAt = (at: number) => (beside[at]?.top ?? 0) - (beside[at - 1]?.y ?? 0);
  const level = nearest(beside, to);
  let best = level;
  let widest = 0;
  beside.forEach(({ top, size }, at) => {
    if (top < from - size || top > to + size || gapAt(at) < widest) return;
    best = at;
    widest = gapAt(at);
  });
  return gapAt(level) > widest * NARROWER ? level : best;
}
