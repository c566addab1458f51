import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { isEntryLabel } from './entry-label.ts';

/** Right edges this near are one, in points. */
const SAME_EDGE = 2;

/** In characters. */
const LONGEST_LABEL = 100;

/** A label and its text are wider than this, in points: else the edge of the column lies beside them. */
const LEAST_WIDTH = 10;

/**
 * Rows with the labels cut off that stand so near their text that both were one: in a column of labels set from the
 * right, as the forms of Europass have it, where two labels that stand alone show its edge.
 */
export function cutLabels(rows: readonly TextRow[]): TextRow[] {
  const edge = labelEdge(rows);
  return edge === undefined ? [...rows] : rows.map((row) => cutAtEdge(row, edge));
}

/** The right edge that two labels share. */
function labelEdge(rows: readonly TextRow[]): number | undefined {
  const edges = rows
    .flatMap(({ cells: [first] }) => (first && isEntryLabel(first.text) ? [first.right] : []))
    .sort((a, b) => a - b);
  return edges.find((edge, at) => (edges[at + 1] ?? Number.POSITIVE_INFINITY) - edge < SAME_EDGE);
}

function cutAtEdge(row: TextRow, edge: number): TextRow {
  const [first, ...others] = row.cells;
  const isOver = first && first.x < edge - LEAST_WIDTH && first.right > edge + LEAST_WIDTH;
  const end = isOver && !isEntryLabel(first.text) ? labelEnd(first, edge) : undefined;
  if (!first || end === undefined) return row;
  const [label, text] = [cutCell(first, 0, end), cutCell(first, end)];
  return { ...row, cells: [label, { ...text, x: edge + 1 }, ...others] };
}

/** Counts the characters of the cell's label: those words of labels that end nearest to the edge. */
function labelEnd({ text, x, right }: Cell, edge: number): number | undefined {
  const letter = (right - x) / text.length;
  const ends = [...text.slice(0, LONGEST_LABEL).matchAll(/\s/gu)]
    .map(({ index }) => index)
    .filter((index) => isEntryLabel(text.slice(0, index)));
  const distance = (end: number) => Math.abs(x + end * letter - edge);
  return ends.sort((a, b) => distance(a) - distance(b))[0];
}
