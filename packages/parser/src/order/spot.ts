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
  /** It is a heading and looks as little else does. */
  isOfItsOwnLook: boolean;
  /** Most of it is a date. */
  isDated: boolean;
  /** It has as many words as running text. */
  isRunning: boolean;
};

/** Words and letters of a line of running text, in a narrow column too. */
const RUNNING = { words: 4, letters: 24 };

/** Letters and words of the longest heading that no lexicon knows. */
const HEADING = { words: 4, letters: 44 };

/** Edges and middles this near are in line, in points. */
const IN_LINE = 3;

/** The cells of a page in the order of the file. */
export function spotsOf(rows: readonly Row[]): Spot[] {
  const headings = headingsOf(rows);
  const look = commonLook(headings);
  return rows.flatMap((row, order) =>
    row.cells.map((cell, at) => ({
      cell,
      y: row.y,
      order,
      row,
      ...headingOf(cell, headings, at === 0 && looksAs(cell, row, look)),
      isDated: isMostlyDate(cell.text),
      isRunning: isRunning(cell.text),
    })),
  );
}

function headingOf(cell: Cell, headings: readonly Known[], looksAsThey: boolean) {
  const known = headings.find((each) => each.cell === cell);
  return {
    isHeading: looksAsThey || known !== undefined,
    isOfItsOwnLook: looksAsThey || known?.isOfItsOwnLook === true,
  };
}

type Known = { cell: Cell; look: string; isOfItsOwnLook: boolean };

/**
 * What are headings by the lexicon, and either look as little else does, or stand in line with another: a word of
 * the lexicon that does neither is text like that around it.
 */
function headingsOf(rows: readonly Row[]): Known[] {
  const others = new Map<string, number>();
  const known: Known[] = [];
  for (const row of rows) {
    const [first] = row.cells;
    for (const cell of row.cells) {
      if (isKnown(cell)) known.push({ cell, look: lookOf(cell, row), isOfItsOwnLook: false });
    }
    if (!first || isKnown(first)) continue;
    const look = lookOf(first, row);
    others.set(look, (others.get(look) ?? 0) + 1);
  }
  return known
    .map((each) => {
      const alike = known.filter(({ look }) => look === each.look);
      return { ...each, isOfItsOwnLook: (others.get(each.look) ?? 0) * 2 <= alike.length };
    })
    .filter(
      (each) =>
        each.isOfItsOwnLook ||
        known.some(({ cell }) => cell !== each.cell && isInLine(cell, each.cell)),
    );
}

const isKnown = ({ text }: Cell): boolean =>
  text.length <= HEADING.letters && sectionOfHeading(text) !== undefined;

const isInLine = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x - b.x) < IN_LINE ||
  Math.abs(a.right - b.right) < IN_LINE ||
  Math.abs(a.x + a.right - b.x - b.right) < 2 * IN_LINE;

/** The look of three headings or more that is theirs. */
function commonLook(headings: readonly Known[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { look, isOfItsOwnLook } of headings) {
    if (isOfItsOwnLook) counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= 3)?.[0];
}

function looksAs(cell: Cell, row: Row, look: string | undefined): boolean {
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
