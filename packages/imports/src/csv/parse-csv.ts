import { hostile } from '../import-problem.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/**
 * The rows of a table of comma-separated values (RFC 4180): a quoted cell may hold commas, line ends and doubled quotes.
 * Forgiving: a quote that nobody closes ends with the text. Rows without any text are left out. Throws for more rows or
 * cells than `IMPORT_LIMITS`.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const { cells, end } = readRow(text, at);
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
    if (rows.length > IMPORT_LIMITS.rows) throw hostile();
    at = end;
  }
  return rows;
}

function readRow(text: string, start: number): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const { cell, end } = readCell(text, at);
    cells.push(cell);
    if (cells.length > IMPORT_LIMITS.cells) throw hostile();
    if (text[end] !== ',') return { cells, end: afterLineEnd(text, end) };
    at = end + 1;
  }
}

const afterLineEnd = (text: string, at: number): number =>
  text.startsWith('\r\n', at) ? at + 2 : at + 1;

/** A cell, and where the comma or the line end behind it stands. */
function readCell(text: string, start: number): { cell: string; end: number } {
  if (text[start] !== '"') return readPlain(text, start);
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { cell: cell + text.slice(from), end: text.length };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1);
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    from = quote + 2;
  }
}

const STOP = /[,\r\n]/g;

function readPlain(text: string, start: number): { cell: string; end: number } {
  STOP.lastIndex = start;
  const end = STOP.exec(text)?.index ?? text.length;
  return { cell: text.slice(start, end), end };
}
