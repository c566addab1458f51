import { type Cell, rowSize, type TextRow } from '../lines/row.ts';

/** Base lines this near are one, in sizes of the letters. */
const SAME_LINE = 0.3;

/** So many rows back a row of the same base line can stand: sorted by it, they are neighbours. */
const NEAR = 8;

/** Rows of one column from top to bottom; those on one base line that do not overlap become one. */
export function mergeRows(rows: readonly TextRow[]): TextRow[] {
  const sorted = rows.toSorted((a, b) => a.page - b.page || a.y - b.y);
  const merged: TextRow[] = [];
  for (const row of sorted) {
    let at = Math.max(0, merged.length - NEAR);
    while (at < merged.length && !isSameLine(merged[at], row)) at += 1;
    const other = merged[at];
    if (other)
      merged[at] = {
        ...other,
        cells: byX([...other.cells, ...row.cells]),
        line: firstOf(other, row),
      };
    else merged.push(row);
  }
  return merged.map((row, index) => ({ ...row, gap: gapBefore(row, merged[index - 1]) }));
}

const byX = (cells: readonly Cell[]): Cell[] => cells.toSorted((a, b) => a.x - b.x);

const firstOf = (a: TextRow, b: TextRow) =>
  (a.cells[0]?.x ?? 0) <= (b.cells[0]?.x ?? 0) ? a.line : b.line;

function isSameLine(a: TextRow | undefined, b: TextRow): boolean {
  if (a === undefined || a.page !== b.page) return false;
  const reach = SAME_LINE * Math.min(rowSize(a), rowSize(b));
  if (Math.abs(a.y - b.y) > reach) return false;
  return a.cells.every((one) =>
    b.cells.every((two) => one.right <= two.x + 1 || two.right <= one.x + 1),
  );
}

/** As wide as any gap between entries: from the foot of one column to the head of the next. */
const NEXT_COLUMN = 3;

/** The distance of two base lines in sizes of the letters; 0 where it says nothing. */
export function gapBefore(row: TextRow, before: TextRow | undefined): number {
  if (before === undefined || before.page !== row.page) return 0;
  if (row.y < before.y) return NEXT_COLUMN;
  return (row.y - before.y) / Math.max(1, rowSize(row));
}
