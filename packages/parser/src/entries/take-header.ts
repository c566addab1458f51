import type { Cell, Row } from '../lines/row.ts';
import { kindOfLabel } from './entry-label.ts';
import type { EntryLabel } from './label-lexicon.ts';

/** A column of a table, and what its head tells of it. */
type Column = { x: number; right: number; kind: EntryLabel };

/** A head of so many columns tells them: one word alone may be a name. */
const LEAST_COLUMNS = 2;

/**
 * Rows of entries without the heads of their tables, "Degree | University | Year", each cell below with what the head
 * of its column told of it. A head tells the rows down to the next, also on a page that repeats it; rows before the
 * first, and those without one, are left as they are.
 */
export function takeHeader(rows: readonly Row[]): Row[] {
  let columns: Column[] = [];
  return rows.flatMap((row) => {
    const named = columnsOf(row);
    if (named.length < LEAST_COLUMNS) return toldBy(columns, row);
    columns = named;
    return [];
  });
}

/** The columns of a row that is nothing but labels of different kinds; only dates may have two, "From" and "To". */
function columnsOf({ cells, marker }: Row): Column[] {
  const columns = cells.flatMap(({ text, x, right }): Column[] => {
    const kind = kindOfLabel(text);
    return kind ? [{ x, right, kind }] : [];
  });
  const isHead = marker === '' && columns.length === cells.length;
  const told = columns.filter(
    ({ kind }, index) => kind !== 'when' || columns[index - 1]?.kind !== 'when',
  );
  return isHead && new Set(told.map(({ kind }) => kind)).size === told.length ? columns : [];
}

/** A text alone below is an item of the cell above it, or the rest of it. Duties are an item below their job. */
function toldBy(columns: readonly Column[], row: Row): Row[] {
  const isTold = row.cells.some((cell) => cell.told);
  if (row.marker !== '' || (row.cells.length < LEAST_COLUMNS && !isTold)) return [row];
  const told = isTold ? row.cells : row.cells.map((cell) => toldCell(columns, cell));
  const duties = told.filter((cell) => cell.told === 'duties');
  const cells = told.filter((cell) => cell.told !== 'duties' && cell.told !== 'aside');
  const head = cells.length > 0 ? [{ ...row, cells }] : [];
  return duties.length > 0 ? [...head, { ...row, cells: duties, gap: 1 }] : head;
}

function toldCell(columns: readonly Column[], cell: Cell): Cell {
  const column = columns.find(({ x, right }) => cell.x < right && cell.right > x);
  return column && column.kind !== 'other' ? { ...cell, told: column.kind } : cell;
}
