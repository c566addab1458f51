import type { Cell, TextRow } from '../../lines/row.ts';
import { kindOfHead } from './entry-label.ts';
import type { EntryLabel } from './label-lexicon.ts';

/** A column of a table, and the kind that its head names. */
type Column = { x: number; right: number; kind: EntryLabel };

/** A row of so many labels is a head: one word alone may be a name. */
const LEAST_COLUMNS = 2;

/** Labels over values are known by so many rows of labels of so many kinds. */
const LEAST_LABELS = 3;
const LEAST_KINDS = 2;

/** A value stands right below its label: at its edge, in points, and in the next line, in sizes of the letters. */
const SAME_EDGE = 3;
const NEXT_LINE = 1.7;

/**
 * Rows of entries without the heads of their tables, "Degree | University | Year", each cell below
 * marked with the kind that the head of its column names. A head names the columns of the rows down to the next, also on a page that repeats it; rows before the
 * first, and those without one, are left as they are. A form may have a label, or a row of them, over each value.
 */
export function takeHeader(rows: readonly TextRow[]): TextRow[] {
  const isForm = hasLabelsOver(rows);
  let columns: Column[] = [];
  let isValue = false;
  return rows.flatMap((row) => {
    const named = columnsOf(row);
    if (named.length >= (isForm ? 1 : LEAST_COLUMNS)) {
      [columns, isValue] = [named, isForm];
      return [];
    }
    const below = isForm && !isValue ? [row] : labelCells(columns, row, isValue);
    isValue = false;
    return below;
  });
}

function hasLabelsOver(rows: readonly TextRow[]): boolean {
  const kinds = rows.flatMap((row, at) => {
    const [label] = columnsOf(row);
    const value = rows[at + 1];
    const isAbove = label && value && isBelow(value, label) && columnsOf(value).length === 0;
    return isAbove ? [label.kind] : [];
  });
  const telling = new Set(kinds.filter((kind) => kind !== 'duties' && kind !== 'other'));
  const isAlone = rows.some((row) => row.cells.length === 1 && columnsOf(row).length === 1);
  return isAlone && kinds.length >= LEAST_LABELS && telling.size >= LEAST_KINDS;
}

const isBelow = ({ cells: [first], gap }: TextRow, { x }: Column): boolean =>
  first !== undefined && Math.abs(first.x - x) < SAME_EDGE && gap < NEXT_LINE;

/**
 * The columns of a row that is nothing but labels of different kinds; only dates, "From" and "To", and marks may have two. In a row
 * that the document says is the head of a table, other words name a column too.
 */
function columnsOf({ cells, marker, line }: TextRow): Column[] {
  const isTold = line.cell?.isHead === true && cells.every(({ text }) => isShort(text));
  const columns = cells.flatMap(({ text, x, right }): Column[] => {
    const kind = kindOfHead(text) ?? (isTold ? 'other' : undefined);
    return kind ? [{ x, right, kind }] : [];
  });
  const isHead = marker === '' && columns.length === cells.length;
  const distinct = columns.filter(
    ({ kind }, index) =>
      kind !== 'other' && (kind !== 'when' || columns[index - 1]?.kind !== 'when'),
  );
  return isHead && new Set(distinct.map(({ kind }) => kind)).size === distinct.length
    ? columns
    : [];
}

/** In words: the name of a column has no more. */
const LONGEST_HEAD = 4;

const isShort = (text: string): boolean =>
  text.split(' ').length <= LONGEST_HEAD && !/\d/u.test(text);

/** A text alone below is an item of the cell above it, or the rest of it. Duties are an item below their job. */
function labelCells(columns: readonly Column[], row: TextRow, isValue: boolean): TextRow[] {
  const isLabelled = row.cells.some((cell) => cell.labelled);
  if (row.marker !== '' || (row.cells.length < LEAST_COLUMNS && !isLabelled && !isValue))
    return [row];
  const labelled = isLabelled ? row.cells : row.cells.map((cell) => labelCell(columns, cell));
  const duties = labelled.filter((cell) => cell.labelled === 'duties');
  const cells = labelled.filter(
    (cell) => cell.labelled !== 'duties' && cell.labelled !== 'ignored',
  );
  const head = cells.length > 0 ? [{ ...row, cells }] : [];
  return duties.length > 0 ? [...head, { ...row, cells: duties, gap: 1 }] : head;
}

function labelCell(columns: readonly Column[], cell: Cell): Cell {
  const column =
    columns.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE) ??
    columns.find(({ x, right }) => cell.x < right && cell.right > x);
  const kind = column && kindOfValue(column.kind, cell);
  return kind && kind !== 'other' ? { ...cell, labelled: kind } : cell;
}

/** Reads "From" over names as who gave something. */
const kindOfValue = (kind: EntryLabel, { text }: Cell): EntryLabel =>
  kind === 'from' && !/\d/u.test(text) ? 'who' : kind;
