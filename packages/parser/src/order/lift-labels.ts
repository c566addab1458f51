import type { Cell, Row } from '../lines/row.ts';

/** Labels that begin or end so near to another are in one column, in points. */
const IN_LINE = 3;

/**
 * Rows with the headings that stand in a column of labels at the left put above the text beside them. One heading
 * with text beside it is no such column.
 */
export function liftLabels(rows: readonly Row[], headings: ReadonlySet<Cell>): Row[] {
  const labels = rows.flatMap(({ cells: [first, beside] }) =>
    first && beside && headings.has(first) ? [first] : [],
  );
  const isLabel = (cell: Cell) =>
    labels.some((other) => other !== cell && headings.has(cell) && isInLine(cell, other));
  return rows.flatMap((row) => {
    const [first, ...beside] = row.cells;
    if (!first || beside.length === 0 || !isLabel(first)) return [row];
    return [
      { ...row, cells: [first] },
      { ...row, cells: beside, gap: 0 },
    ];
  });
}

const isInLine = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x - b.x) < IN_LINE || Math.abs(a.right - b.right) < IN_LINE;
