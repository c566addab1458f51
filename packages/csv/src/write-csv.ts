import type { Delimiter } from './delimiter.ts';
import { disarm } from './formulas.ts';

/** Any delimiter is quoted, so that readers who look for the delimiter find the only one that stands outside of quotes. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/u;

function writeCell(cell: string): string {
  const safe = disarm(cell);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of one empty cell would be an empty line, which is no row. */
const writeRow = (row: readonly string[], delimiter: Delimiter): string =>
  row.length === 1 && row[0] === '' ? '""' : row.map(writeCell).join(delimiter);

/**
 * Writes rows as a file that spreadsheets open as it is meant: UTF-8 with a byte order mark, by which Excel knows it, "\r\n" behind
 * each row, formulas disarmed. Excel wants the delimiter of its language: ";" where the comma is the decimal sign.
 */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  delimiter: Delimiter = ',',
): string => `\ufeff${rows.map((row) => `${writeRow(row, delimiter)}\r\n`).join('')}`;
