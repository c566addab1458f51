import type { Cell, TextRow } from '../../lines/row.ts';

/**
 * Rows with short texts of a column of their own, one behind each row from `from` on; what is left when the items
 * of a list begin stands behind the last row above them.
 */
export function standBeside(
  rows: readonly TextRow[],
  trailing: readonly Cell[],
  from: number,
): TextRow[] {
  const item = rows.findIndex(({ marker }) => marker !== '');
  const last = item > 0 ? item - 1 : rows.length - 1;
  const joined = [...rows];
  trailing.forEach((cell, at) => {
    const host = Math.min(from + at, last);
    const row = joined[host];
    if (row) joined[host] = { ...row, cells: [...row.cells, cell] };
  });
  return joined;
}
