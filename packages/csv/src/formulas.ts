/**
 * Beginnings of a cell that a spreadsheet takes for a formula, or for blanks before one (OWASP, "CSV Injection"), also in the
 * wide forms of Chinese and Japanese keyboards, behind apostrophes.
 */
const ARMED = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** Puts an apostrophe before what a spreadsheet would run. A text that has apostrophes there already gets one more, so that each comes back. */
export const disarm = (cell: string): string => (ARMED.test(cell) ? `'${cell}` : cell);

/** Takes the apostrophe of `disarm` away again. */
export const restore = (cell: string): string =>
  cell.startsWith("'") && ARMED.test(cell) ? cell.slice(1) : cell;
