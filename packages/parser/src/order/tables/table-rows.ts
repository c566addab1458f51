import { findDates } from '../../dates/find-dates.ts';
import { joinPassages } from '../../document/passage.ts';
import { standBeside } from '../../entries/columns/stand-beside.ts';
import { kindOfHead } from '../../entries/field-labels/entry-label.ts';
import type { EntryLabel } from '../../entries/field-labels/label-lexicon.ts';
import { locationScore } from '../../evidence/word-score.ts';
import { type Cell, rowText, type TextRow } from '../../lines/row.ts';
import { headingCells, isTableHead, type TableRow } from '../lift-cell-headings.ts';
import { gapBefore } from '../merge-rows.ts';

/**
 * Rows of a format that flows, in their own order. Cells of a table row that hold one line each stand
 * beside the first line of the one that holds more: a date beside its job. Where two cells hold
 * several lines the table is a pair of columns and is read one after the other. A heading in the left cell stands
 * over what it stands beside.
 */
export function joinTableRows(rows: readonly TextRow[]): TextRow[] {
  const tableRows = groupByTableRow(rows).map(toTableRow);
  const headed = headingCells(tableRows);
  const kinds = new Map<number, ColumnKinds>();
  const joined = tableRows.flatMap((each) => {
    if (each.columns.length > 1 && isTableHead(each)) kinds.set(each.table, kindsOfColumns(each));
    const named = kinds.get(each.table);
    if (named && each.columns.some(({ length }) => length > 1)) return joinNamed(each, named);
    if (!headed.has(each)) return joinColumns(each.columns);
    const [heading = [], ...beside] = each.columns;
    return [...heading, ...joinColumns(beside)];
  });
  return joined.map((row, index) => ({ ...row, gap: gapBefore(row, joined[index - 1]) }));
}

/** The kinds that the head of a table names, by the number of the column. */
type ColumnKinds = ReadonlyMap<number, EntryLabel | undefined>;

const columnOf = ([row]: readonly TextRow[]): number => row?.line.cell?.column ?? -1;

const kindsOfColumns = ({ columns }: TableRow): ColumnKinds =>
  new Map(
    columns.map((rows) => [columnOf(rows), kindOfHead(rows.map(rowText).join(' '))] as const),
  );

/** A row of a table with a head: the lines of a cell that names something are one text; what describes it comes below. */
function joinNamed({ columns }: TableRow, kinds: ColumnKinds): TextRow[] {
  const isDescription = (rows: readonly TextRow[]): boolean => {
    const kind = kinds.get(columnOf(rows));
    return rows.length > 1 && (kind === undefined || kind === 'duties' || kind === 'other');
  };
  const names = columns.filter((rows) => !isDescription(rows));
  const cells = names.flatMap((rows) => (rows.length > 1 ? joinLines(rows) : cellsOf(rows)));
  const [first] = names.flat();
  return [...(first ? [{ ...first, cells }] : []), ...columns.filter(isDescription).flat()];
}

function joinLines(rows: readonly TextRow[]): Cell[] {
  const cells = cellsOf(rows);
  const [first] = cells;
  return first ? [{ ...first, ...joinPassages(cells, ', '), spans: first.spans }] : [];
}

function groupByTableRow(rows: readonly TextRow[]): TextRow[][] {
  const groups: TextRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && isSameTableRow(last[0], row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isSameTableRow(a: TextRow | undefined, b: TextRow): boolean {
  const one = a?.line.cell;
  const two = b.line.cell;
  return one !== undefined && two !== undefined && one.table === two.table && one.row === two.row;
}

const toTableRow = (rows: readonly TextRow[]): TableRow => ({
  table: rows[0]?.line.cell?.table ?? -1,
  columns: byColumn(rows),
});

function joinColumns(columns: readonly TextRow[][]): TextRow[] {
  const long = columns.filter((column) => column.length > 1);
  const [left = [], right = []] = columns;
  if (columns.length === 2 && isTrailing(right)) return standBeside(left, cellsOf(right), 0);
  if (columns.length === 2 && isTrailing(left)) return standBeside(right, cellsOf(left), 0);
  if (columns.length < 2 || long.length > 1) return columns.flat();
  const firsts = columns.flatMap((column) => column.slice(0, 1));
  const main = long[0]?.[0] ?? firsts[0];
  if (main === undefined) return columns.flat();
  const first = { ...main, cells: firsts.flatMap(({ cells }) => cells) };
  return [first, ...(long[0]?.slice(1) ?? [])];
}

const cellsOf = (rows: readonly TextRow[]): Cell[] => rows.flatMap(({ cells }) => cells);

/** A column of two or three short lines, the first a date and the others places or dates. */
function isTrailing(column: readonly TextRow[]): boolean {
  const [first, ...others] = column.map(rowText);
  if (first === undefined || others.length === 0 || others.length > 2) return false;
  return isDate(first) && others.every((text) => isDate(text) || isPlaceLike(text));
}

const isDate = (text: string): boolean =>
  findDates(text).some(({ from, to }) => to - from > text.length * 0.7);

const isPlaceLike = (text: string): boolean =>
  locationScore(text) > 0.6 || (text.split(' ').length <= 3 && /^\p{Lu}[^.:;\d]*$/u.test(text));

function byColumn(rows: readonly TextRow[]): TextRow[][] {
  const columns = new Map<number, TextRow[]>();
  for (const row of rows) {
    const column = row.line.cell?.column ?? 0;
    columns.set(column, [...(columns.get(column) ?? []), row]);
  }
  return [...columns.values()];
}
