import { isEntryLabel, kindOfHead } from '../../entries/field-labels/entry-label.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import type { Cell, TextRow } from '../../lines/row.ts';

/** A head of so many columns makes a table. */
export const LEAST_COLUMNS = 2;

/** Edges this near are one, in points. */
export const SAME_EDGE = 4;

/** The lines of a head stand no further apart than this, in sizes of the letters, and are no more than that. */
const HEAD_GAP = 1.6;
const MOST_HEAD_ROWS = 3;

/** No two lines of one cell are so near: the text of a cell stands in the middle of its row. */
const NEXT_LINE = 0.9;

/** The rows from `at` on that are nothing but words of labels. */
export function headLines(rows: readonly TextRow[], at: number): TextRow[] {
  const lines: TextRow[] = [];
  for (const row of rows.slice(at, at + MOST_HEAD_ROWS)) {
    const [first] = lines;
    const below = rows[at + 1];
    const begins = row.cells.length > 1 || (below !== undefined && below.gap < NEXT_LINE);
    const goesOn = first ? row.gap < HEAD_GAP && row.page === first.page : begins;
    if (!goesOn || !row.cells.every(({ text }) => isEntryLabel(text))) break;
    lines.push(row);
  }
  return lines;
}

/** The head that the lines are, if each of its columns says what it holds. */
export function joinHead([first, ...others]: readonly TextRow[]): TextRow | undefined {
  if (!first) return undefined;
  const cells = others
    .flatMap((row) => row.cells)
    .reduce((joined, cell) => addToHead(joined, cell), first.cells);
  const head = { ...first, cells };
  return isHead(head) ? head : undefined;
}

export const isHead = ({ cells }: TextRow): boolean =>
  cells.length >= LEAST_COLUMNS && cells.every(({ text }) => kindOfHead(text));

/** Joins a cell to the column of the head that it wraps below. */
function addToHead(cells: readonly Cell[], cell: Cell): Cell[] {
  const above = cells.findIndex((other) => overlaps(other, cell));
  if (above < 0) return [...cells, cell].toSorted((a, b) => a.x - b.x);
  return cells.map((other, at) =>
    at === above ? { ...joinCells(other, cell), x: Math.min(other.x, cell.x) } : other,
  );
}

const overlaps = (a: Cell, b: Cell): boolean => a.x < b.right && b.x < a.right;

/** The rows down to the next head, or to what stands alone left of the table: a heading. */
export function tellingRows(
  rows: readonly TextRow[],
  { cells: [head] }: TextRow,
): readonly TextRow[] {
  const end = rows.findIndex((row) => {
    const [first, ...others] = row.cells;
    const isLeft = first !== undefined && head !== undefined && first.x < head.x - SAME_EDGE;
    return isHead(row) || (isLeft && others.length === 0);
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** Lists the left edges of the columns: the words of a head may be centred over text that begins further left. */
export function edgesOf({ cells: heads }: TextRow, rows: readonly TextRow[]): number[] {
  const below = rows.flatMap(({ cells }) => cells);
  const isShared = (x: number) => below.filter((cell) => Math.abs(cell.x - x) < 1).length > 1;
  return heads.map((head, at) => {
    const least = heads[at - 1]?.right;
    const edges = below.filter((cell) => overlaps(head, cell)).map(({ x }) => x);
    if (least !== undefined) return Math.min(head.x, ...edges.filter((x) => x > least));
    if (below.some(({ x }) => Math.abs(x - head.x) < SAME_EDGE)) return head.x;
    // What stands below the table begins further left than its first column.
    const first = rows[0]?.cells.filter((cell) => overlaps(head, cell)).map(({ x }) => x) ?? [];
    return Math.min(head.x, ...first, ...edges.filter(isShared));
  });
}

/** The last column that begins left of `x`. */
export const columnAt = (edges: readonly number[], x: number): number =>
  edges.findLastIndex((edge) => edge < x + SAME_EDGE);
