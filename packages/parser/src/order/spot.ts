import { findDates } from '../dates/find-dates.ts';
import { isDuration } from '../entries/drop-remarks.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { headingsOf } from './page-headings.ts';

/** A cell on the page, where it comes from, and what its text seems to be. */
export type Spot = {
  cell: Cell;
  y: number;
  /** Of the row in the order of the file. */
  order: number;
  row: TextRow;
  isHeading: boolean;
  /** It is a heading and looks as little else does. */
  isOfItsOwnLook: boolean;
  /** Most of it is a date. */
  isDated: boolean;
  /** It has as many words as running text. */
  isRunning: boolean;
};

/** Words and letters of a line of running text, in a narrow column too. */
const RUNNING = { words: 4, letters: 24 };

/** The cells of a page in the order of the file. */
export function spotsOf(rows: readonly TextRow[]): Spot[] {
  const headings = headingsOf(rows);
  return rows.flatMap((row, order) =>
    row.cells.map((cell) => ({
      cell,
      y: row.y,
      order,
      row,
      isHeading: headings.has(cell),
      isOfItsOwnLook: headings.get(cell)?.isOfItsOwnLook === true,
      isDated: isMostlyDate(cell.text),
      isRunning: isRunning(cell.text),
    })),
  );
}

function isMostlyDate(text: string): boolean {
  if (isDuration(text)) return true;
  const covered = findDates(text).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered > text.length / 2;
}

const isRunning = (text: string): boolean =>
  text.length >= RUNNING.letters && text.split(' ').length >= RUNNING.words;
