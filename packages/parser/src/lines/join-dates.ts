import { findDates } from '../dates/find-dates.ts';
import { cutCell } from './cut-cell.ts';
import { joinCells } from './join-wrapped.ts';
import { type Cell, rowSize, type TextRow } from './row.ts';

/** The lines of one cell stand no further apart, in sizes of their letters. */
const NEXT_LINE = 1.8;

/** Two left edges this near are one, in points. */
const SAME_EDGE = 2;

/** A date of two lines is short: no more characters than this in both. */
const LONGEST = 40;

/** Rows with a range of dates that wraps in its narrow column ("Nov 2019 to March" over "2021") whole in its first row. */
export function joinDates(rows: readonly TextRow[]): TextRow[] {
  const whole = rows.map((row) => ({ ...row }));
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

const isBelow = (next: TextRow, row: TextRow): boolean =>
  next.page === row.page && next.y > row.y && next.y - row.y < NEXT_LINE * rowSize(row);

/** It begins with a date and goes on behind it, with a dash or words, but ends in no whole range. */
function mayWrap({ text }: Cell): boolean {
  if (text.length > LONGEST || !/\d{2}/u.test(text) || !/[\p{L}\p{Pd}]\.?$/u.test(text))
    return false;
  const [first] = findDates(text);
  return first !== undefined && (first.from === 0 || first.isRange) && !isWhole(text);
}

const isWhole = (text: string): boolean => {
  const [dates] = findDates(text);
  return (
    dates?.isRange === true &&
    dates.from === 0 &&
    dates.to === text.length &&
    !/\p{Pd}$/u.test(text)
  );
};

/** Checks whether text at the edge of a date below it makes a whole range of it and is none itself. */
function endsRange(cell: Cell, below: Cell): boolean {
  const isSameEdge =
    Math.abs(below.x - cell.x) < SAME_EDGE || Math.abs(below.right - cell.right) <= SAME_EDGE;
  if (!isSameEdge || cell.text.length + below.text.length > LONGEST || isWhole(below.text))
    return false;
  return isWhole(joined(cell, below).text);
}

/** Both lines as one; a word that was parted ("pre-" over "sent") loses its hyphen. */
function joined(first: Cell, next: Cell): Cell {
  const isParted = /\p{L}-$/u.test(first.text) && /^\p{Ll}/u.test(next.text);
  if (!isParted) return joinCells(first, next);
  return joinCells(cutCell(first, 0, first.text.length - 1), next, true);
}
