import { inferTitles } from '../headings/infer-titles.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { gapBefore } from './merge-rows.ts';

/** Left edges this near are one, in points. */
const IN_LINE = 3;

/** The least evidence for a look: in columns that are but guessed it says less. */
const ENOUGH = 1;

/**
 * The cells of a page in the looks that headings seem to have, whatever their words. The page is not cut into columns yet:
 * each cell is seen with those that begin where it does, below the cell that it stands under.
 */
export function guessHeadings(rows: readonly TextRow[]): Cell[] {
  return [...inferTitles(edgeColumns(rows), ENOUGH)].flatMap(({ cells }) => cells);
}

function edgeColumns(rows: readonly TextRow[]): TextRow[][] {
  const columns: { x: number; rows: TextRow[] }[] = [];
  const above: TextRow[] = [];
  const alone = rows.flatMap((row) => row.cells.map((cell) => ({ ...row, cells: [cell] })));
  for (const row of alone.sort((a, b) => a.y - b.y)) {
    const [{ x, right }] = row.cells as [Cell];
    const over = above.findLast(
      ({ y, cells: [cell] }) => cell && y < row.y - 1 && cell.x < right && x < cell.right,
    );
    const placed = { ...row, gap: gapBefore(row, over) };
    above.push(placed);
    const column = columns.find((each) => Math.abs(each.x - x) < IN_LINE);
    if (column) column.rows.push(placed);
    else columns.push({ x, rows: [placed] });
  }
  return columns.map((column) => column.rows);
}
