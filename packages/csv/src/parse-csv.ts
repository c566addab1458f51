import type { Delimiter } from './delimiter.ts';

/** The most rows of a table, and the most cells of a row. */
export type CsvLimits = { readonly rows: number; readonly cells: number };

/** Says that a table is larger than the limits of who reads it. */
export class CsvLimitError extends Error {
  override name = 'CsvLimitError';
}

type Parsing = { delimiter?: Delimiter; limits?: CsvLimits };

const NO_LIMITS: CsvLimits = { rows: Number.POSITIVE_INFINITY, cells: Number.POSITIVE_INFINITY };

/**
 * The rows of a table as they are written (RFC 4180): a quoted cell may hold delimiters, line ends and doubled quotes.
 * Forgiving: a quote that nobody closes ends with the text, and any line end ends a row. Empty lines are no rows. Throws
 * `CsvLimitError`.
 */
export function parseCsv(
  text: string,
  { delimiter = ',', limits = NO_LIMITS }: Parsing = {},
): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const { cells, end } = readRow(text, at, delimiter, limits.cells);
    const isEmptyLine = cells.length === 1 && cells[0] === '' && text[at] !== '"';
    if (!isEmptyLine) rows.push(cells);
    if (rows.length > limits.rows) throw new CsvLimitError();
    at = end;
  }
  return rows;
}

function readRow(text: string, start: number, delimiter: Delimiter, most: number) {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const { cell, end } = readCell(text, at, delimiter);
    cells.push(cell);
    if (cells.length > most) throw new CsvLimitError();
    if (text[end] !== delimiter) return { cells, end: afterLineEnd(text, end) };
    at = end + 1;
  }
}

const afterLineEnd = (text: string, at: number): number =>
  text.startsWith('\r\n', at) ? at + 2 : at + 1;

/** A cell, and where the delimiter or the line end behind it stands. */
function readCell(text: string, start: number, delimiter: Delimiter) {
  if (text[start] !== '"') return readPlain(text, start, delimiter);
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { cell: cell + text.slice(from), end: text.length };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1, delimiter);
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    from = quote + 2;
  }
}

const STOPS: Readonly<Record<Delimiter, RegExp>> = {
  ',': /[,\r\n]/g,
  ';': /[;\r\n]/g,
  '\t': /[\t\r\n]/g,
};

function readPlain(text: string, start: number, delimiter: Delimiter) {
  const stop = STOPS[delimiter];
  stop.lastIndex = start;
  const end = stop.exec(text)?.index ?? text.length;
  return { cell: text.slice(start, end), end };
}
