import type { Row } from '../lines/row.ts';
import { gapBefore } from './merge-rows.ts';

/**
 * Rows of a format that flows, in their own order. Cells of a table row that hold one line each stand
 * beside the first line of the one that holds more: a date beside its job. Where two cells hold
 * several lines the table is a pair of columns and is read one after the other.
 */
export function joinTableRows(rows: readonly Row[]): Row[] {
  const joined = groupByTableRow(rows).flatMap(joinOne);
  return joined.map((row, index) => ({ ...row, gap: gapBefore(row, joined[index - 1]) }));
}

function groupByTableRow(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && isSameTableRow(last[0], row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isSameTableRow(a: Row | undefined, b: Row): boolean {
  const one = a?.line.cell;
  const two = b.line.cell;
  return one !== undefined && two !== undefined && one.table === two.table && one.row === two.row;
}

function joinOne(rows: readonly Row[]): Row[] {
  const columns = byColumn(rows);
  const long = columns.filter((column) => column.length > 1);
  if (columns.length < 2 || long.length > 1) return [...rows];
  const firsts = columns.flatMap((column) => column.slice(0, 1));
  const main = long[0]?.[0] ?? firsts[0];
  if (main === undefined) return [...rows];
  const first = { ...main, cells: firsts.flatMap(({ cells }) => cells) };
  return [first, ...(long[0]?.slice(1) ?? [])];
}

function byColumn(rows: readonly Row[]): Row[][] {
  const columns = new Map<number, Row[]>();
  for (const row of rows) {
    const column = row.line.cell?.column ?? 0;
    columns.set(column, [...(columns.get(column) ?? []), row]);
  }
  return [...columns.values()];
}
