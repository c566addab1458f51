import { findDates, isWholeRange } from '../dates/find-dates.ts';
import { cutCell } from './cut-cell.ts';
import { joinCells } from './join-wrapped.ts';
import { type Cell, rowSize, type TextRow } from './row.ts';

/** The lines of one cell stand no further apart, in sizes of their letters. */
const NEXT_LINE = 1.8;

/** Two left edges this near are one, in points. */
const SAME_EDGE = 2;

/** A date of two lines is short: no more characters than this in both. */
const LONGEST = 40;

/**
 * Rows with a range of dates that wraps in its narrow column ("Nov 2019 to March" over "2021", "May 2019" over "–" over "2021") whole in
 * its first row.
 */
export function joinDates(rows: readonly TextRow[]): TextRow[] {
  const whole = rows.map((row) => ({ ...row }));
  joinAroundDash(whole);
  for (const [at, row] of whole.entries()) {
    for (const cell of row.cells.filter(mayWrap)) {
      const below = whole
        .slice(at + 1, at + 4)
        .find((next) => isBelow(next, row) && next.cells.some((each) => endsRange(cell, each)));
      const end = below?.cells.find((each) => endsRange(cell, each));
      if (!below || !end) continue;
      row.cells = row.cells.map((each) =>
        each === cell ? { ...joined(cell, end), right: cell.right } : each,
      );
      below.cells = below.cells.filter((each) => each !== end);
    }
  }
  return whole.filter(({ cells }, at) => cells.length > 0 || rows[at]?.cells.length === 0);
}

/** Ranges of which the dash has a line of its own between the two dates or begins that of the second, all in the middle of one column. */
function joinAroundDash(rows: { -readonly [K in keyof TextRow]: TextRow[K] }[]): void {
  for (const [at, row] of rows.entries()) {
    const first = row.cells.at(-1);
    const below = first && endBelow(first, row, rows.slice(at + 1, at + 3));
    if (!first || !below) continue;
    const [mark, last = mark] = below.flat();
    const range = mark && last && below.flat().reduce(joined, first);
    if (!range || !isWholeRange(range.text)) continue;
    row.cells = row.cells.with(-1, { ...range, x: Math.min(first.x, last.x), right: first.right });
    below.forEach((cells, index) => {
      const each = rows[at + 1 + index];
      if (each) each.cells = each.cells.slice(0, -cells.length);
    });
  }
}

/** The cells of the lines below a date that are a dash and the second date, on one line or on two. */
function endBelow(
  first: Cell,
  row: TextRow,
  [next, after]: readonly TextRow[],
): Cell[][] | undefined {
  const at = next && isBelow(next, row) ? next.cells.findLastIndex(isLedByDash) : -1;
  const own = at < 0 ? [] : (next?.cells.slice(at) ?? []);
  const [mark] = own;
  if (!next || !mark || !isInMiddle(first, { ...mark, right: own.at(-1)?.right ?? mark.right }))
    return undefined;
  if (own.length > 1 || mark.text.length > 1) return [own];
  const last = after?.cells.at(-1);
  return after && last && isBelow(after, next) && isInMiddle(first, last)
    ? [own, [last]]
    : undefined;
}

const isLedByDash = ({ text }: Cell): boolean => /^\p{Pd}(?:$|\s)/u.test(text);

const isInMiddle = (one: Cell, other: Cell): boolean =>
  Math.abs(one.x + one.right - other.x - other.right) < 4 * SAME_EDGE;

const isBelow = (next: TextRow, row: TextRow): boolean =>
  next.page === row.page && next.y > row.y && next.y - row.y < NEXT_LINE * rowSize(row);

/** It begins with a date and goes on behind it, with a dash or words, but ends in no whole range. */
function mayWrap({ text }: Cell): boolean {
  if (text.length > LONGEST || !/\d{2}/u.test(text) || !/[\p{L}\p{Pd}]\.?$/u.test(text))
    return false;
  const [first] = findDates(text);
  return first !== undefined && (first.from === 0 || first.isRange) && !isWholeRange(text);
}

/** Checks whether text at the edge of a date below it makes a whole range of it and is none itself. */
function endsRange(cell: Cell, below: Cell): boolean {
  const isSameEdge =
    Math.abs(below.x - cell.x) < SAME_EDGE || Math.abs(below.right - cell.right) <= SAME_EDGE;
  if (!isSameEdge || cell.text.length + below.text.length > LONGEST || isWholeRange(below.text))
    return false;
  return isWholeRange(joined(cell, below).text);
}

/** Both lines as one; a word that was parted ("pre-" over "sent") loses its hyphen. */
function joined(first: Cell, next: Cell): Cell {
  const isParted = /\p{L}-$/u.test(first.text) && /^\p{Ll}/u.test(next.text);
  if (!isParted) return joinCells(first, next);
  return joinCells(cutCell(first, 0, first.text.length - 1), next, true);
}
