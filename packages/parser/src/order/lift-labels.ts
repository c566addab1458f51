import type { Cell, Row } from '../lines/row.ts';
import type { Spot } from './spot.ts';

/** Labels that begin or end so near to another are in one column, in points. */
const IN_LINE = 3;

/** Base lines this near are one, in points. */
const LEVEL = 2;

/**
 * The headings of a page that stand in a column of labels, left of the text that they head. One alone is no such
 * column; where some look as headings alone do, words of the lexicon that do not are none of it.
 */
export function findLabels(spots: readonly Spot[]): ReadonlySet<Cell> {
  const beside = spots.filter((spot) => spot.isHeading && hasTextBeside(spot, spots));
  const shown = beside.filter(({ isOfItsOwnLook }) => isOfItsOwnLook);
  const labels = (shown.length > 0 ? shown : beside).map(({ cell }) => cell);
  return new Set(
    labels.filter((cell) => labels.some((other) => other !== cell && isInLine(cell, other))),
  );
}

const hasTextBeside = ({ cell, y }: Spot, spots: readonly Spot[]): boolean =>
  spots.some((other) => Math.abs(other.y - y) < LEVEL && other.cell.x > cell.right) &&
  !spots.some((other) => Math.abs(other.y - y) < LEVEL && other.cell.right < cell.x);

const isInLine = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x - b.x) < IN_LINE || Math.abs(a.right - b.right) < IN_LINE;

/** Rows with their labels put above the text beside them. */
export function liftLabels(rows: readonly Row[], labels: ReadonlySet<Cell>): Row[] {
  return rows.flatMap((row) => {
    const [first, ...beside] = row.cells;
    if (!first || beside.length === 0 || !labels.has(first)) return [row];
    return [
      { ...row, cells: [first] },
      { ...row, cells: beside, gap: 0 },
    ];
  });
}
