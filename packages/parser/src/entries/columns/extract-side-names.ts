import { findDates } from '../../dates/find-dates.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { isWholeDate } from '../anchor.ts';
import { CLOSE, LEAST_GAP } from './extract-side-column.ts';

/** Cells that begin so near each other stand in one column, in points. */
const SAME_EDGE = 3;

/** The names at the left of an entry, and the rows of text beside them. */
type Beside = { side: TextRow[]; text: TextRow[] };

/** The left edges of the two columns, in points. */
type Edges = { side: number; text: number };

/**
 * Rows with a column at the left that holds a name, a place and the dates over each other, put in order: what
 * stands below the name shares base lines with items that it does not belong to. Any other column is left as it is.
 */
export function extractSideNames(rows: readonly TextRow[]): TextRow[] {
  const edges = edgesOf(rows[0]);
  if (!edges || !rows.every((row) => keepsTo(row, edges))) return [...rows];
  const groups = groupByName(rows, edges);
  return groups.every(isStacked) ? groups.flatMap(inOrder) : [...rows];
}

function edgesOf(first: TextRow | undefined): Edges | undefined {
  const [name, title] = first?.cells ?? [];
  if (!name || !title || title.x < name.x + LEAST_GAP || isDated(name)) return undefined;
  return { side: name.x, text: title.x };
}

const isAtSide = ({ cells: [first] }: TextRow, { side }: Edges): boolean =>
  first !== undefined && Math.abs(first.x - side) < SAME_EDGE;

/** Checks whether a name at the left ends before the text begins, and all else begins there or further in. */
function keepsTo(row: TextRow, edges: Edges): boolean {
  const [side, ...others] = row.cells;
  const isSide = isAtSide(row, edges);
  const text = isSide ? others : row.cells;
  const endsBefore = !isSide || (side !== undefined && side.right <= edges.text);
  return endsBefore && text.every(({ x }) => x >= edges.text - SAME_EDGE);
}

/** The rows by the names at the left, which are set in bold letters with space above them. */
function groupByName(rows: readonly TextRow[], edges: Edges): Beside[] {
  const groups: Beside[] = [];
  for (const row of rows) {
    const [side, ...others] = row.cells;
    const isSide = side !== undefined && isAtSide(row, edges);
    const begins = isSide && side.bold && row.gap >= CLOSE;
    if (begins || groups.length === 0) groups.push({ side: [], text: [] });
    const group = groups.at(-1);
    if (isSide) group?.side.push({ ...row, cells: [side], room: edges.text });
    const text = isSide ? others : row.cells;
    if (text.length > 0) group?.text.push({ ...row, cells: text });
  }
  return groups;
}

const isDated = ({ text }: Cell): boolean => findDates(text).length > 0;

const holdsDate = ({ cells: [first] }: TextRow): boolean =>
  first !== undefined && isWholeDate(first);

/** The dates stand below the name, and none beside it. */
const isStacked = ({ side, text }: Beside): boolean =>
  side.findIndex(holdsDate) > 0 && !text.some(holdsDate);

/** The name with the first line beside it, what stands below the name, then the rest of the text. */
function inOrder({ side: [name, ...below], text: [title, ...others] }: Beside): TextRow[] {
  if (!name) return [];
  const head = { ...name, cells: [...name.cells, ...(title?.cells ?? [])] };
  return [head, ...below, ...leadMarkers(others)];
}
