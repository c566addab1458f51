import type { Cell, Row } from '../lines/row.ts';
import { kindOfLabel } from './entry-label.ts';
import type { EntryLabel } from './label-lexicon.ts';

/** A column of a table, and what its head tells of it. */
type Column = { x: number; right: number; kind: EntryLabel };

/** A head of so many columns tells them: one word alone may be a name. */
const LEAST_COLUMNS = 2;

/**
 * Rows of entries without the head of their table, "Degree | University | Year", each cell below with what the head
 * of its column told of it. Rows before the head, and those without one, are left as they are.
 */
export function takeHeader(rows: readonly Row[]): Row[] {
  const at = rows.findIndex((row) => columnsOf(row).length >= LEAST_COLUMNS);
  const head = rows[at];
  if (!head) return [...rows];
  const columns = columnsOf(head);
  return [...rows.slice(0, at), ...rows.slice(at + 1).map((row) => toldBy(columns, row))];
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

/** A text alone below is an item of the cell above it, or the rest of it. */
function toldBy(columns: readonly Column[], row: Row): Row {
  if (row.marker !== '' || row.cells.length < LEAST_COLUMNS) return row;
  return { ...row, cells: row.cells.map((cell) => toldCell(columns, cell)) };
}

function toldCell(columns: readonly Column[], cell: Cell): Cell {
  const column = columns.find(({ x, right }) => cell.x < right && cell.right > x);
  const isName = column && column.kind !== 'duties' && column.kind !== 'other';
  return isName ? { ...cell, told: column.kind } : cell;
}
