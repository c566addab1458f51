import { findDates } from '../dates/find-dates.ts';
import { lookOf } from '../headings/look.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { Cell, Row } from '../lines/row.ts';

/** A cell on the page, where it comes from, and what its text seems to be. */
export type Spot = {
  cell: Cell;
  y: number;
  /** Of the row in the order of the file. */
  order: number;
  row: Row;
  /** It is a heading by its words, or looks like those that are. */
  isHeading: boolean;
  /** Most of it is a date. */
  isDated: boolean;
  /** It has as many words as running text. */
  isRunning: boolean;
};

/** Words and letters of a line of running text, in a narrow column too. */
const RUNNING = { words: 4, letters: 24 };

/** Letters and words of the longest heading that no lexicon knows. */
const HEADING = { words: 4, letters: 40 };

/** The cells of a page in the order of the file. */
export function spotsOf(rows: readonly Row[]): Spot[] {
  const look = commonHeadingLook(rows);
  return rows.flatMap((row, order) =>
    row.cells.map((cell, at) => ({
      cell,
      y: row.y,
      order,
      row,
      isHeading: isHeading(cell) || (at === 0 && look !== undefined && looksAs(cell, row, look)),
      isDated: isMostlyDate(cell.text),
      isRunning: isRunning(cell.text),
    })),
  );
}

const isHeading = ({ text }: Cell): boolean => sectionOfHeading(text) !== undefined;

/** The look that three headings or more share, if nothing else on the page has it but few lines. */
function commonHeadingLook(rows: readonly Row[]): string | undefined {
  const counts = new Map<string, { headings: Set<string>; others: number }>();
  for (const row of rows) {
    const [cell] = row.cells;
    if (!cell) continue;
    const look = lookOf(cell, row);
    const count = counts.get(look) ?? { headings: new Set(), others: 0 };
    counts.set(look, count);
    if (isHeading(cell)) count.headings.add(cell.text);
    else count.others += 1;
  }
  const [best] = [...counts].sort(([, a], [, b]) => b.headings.size - a.headings.size);
  if (!best || best[1].headings.size < 3) return undefined;
  return best[1].others * 2 <= best[1].headings.size ? best[0] : undefined;
}

function looksAs(cell: Cell, row: Row, look: string): boolean {
  const { text } = cell;
  return (
    lookOf(cell, row) === look &&
    text.length <= HEADING.letters &&
    text.split(' ').length <= HEADING.words &&
    !/\d/u.test(text)
  );
}

function isMostlyDate(text: string): boolean {
  const covered = findDates(text).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered > text.length / 2;
}

const isRunning = (text: string): boolean =>
  text.length >= RUNNING.letters && text.split(' ').length >= RUNNING.words;
