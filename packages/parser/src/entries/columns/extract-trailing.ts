import { fold } from '@shortlist/model';
import { RANGE_WORDS } from '../../dates/date-words.ts';
import { findDates } from '../../dates/find-dates.ts';
import { locationScore } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { trimEdges } from '../chunks.ts';

/**
 * Rows with the dates and places that stand at the right margin beside an item of a list put on the
 * last line above that is none: where a date has its own column, it stands lower than what it dates.
 */
export function extractTrailing(rows: readonly TextRow[]): TextRow[] {
  const lifted: TextRow[] = [];
  let host = -1;
  const entry = entryMark(rows[0]);
  for (const row of rows) {
    const { cells } = row;
    const beside = row.marker !== '' && row.marker === entry ? [] : cells.slice(1);
    const trailing = beside.filter(
      (cell) => isTrailing(cell) && hangsBelow(row, cell, lifted[host], lifted.length - host),
    );
    const kept = cells.filter((cell) => !trailing.includes(cell));
    const above = lifted[host];
    if (above && trailing.length > 0) {
      lifted[host] = { ...above, cells: [...above.cells, ...trailing] };
      lifted.push({ ...row, cells: kept });
    } else {
      lifted.push(row);
    }
    if (row.marker === '' && trailing.length === 0) host = lifted.length - 1;
  }
  return lifted;
}

/** The mark that leads entries, where a dated item begins the section. */
const entryMark = (first: TextRow | undefined): string | undefined =>
  first?.cells.slice(1).some(isTrailing) ? first.marker : undefined;

/** Beside an item of a list, below the line that it belongs to: a date only where that has none. */
function hangsBelow(
  row: TextRow,
  trailing: Cell,
  head: TextRow | undefined,
  distance: number,
): boolean {
  if (!head || distance > 2) return false;
  const isSetIn = row.marker !== '' || (row.cells[0]?.x ?? 0) > (head.cells[0]?.x ?? 0) + 4;
  if (locationScore(trailing.text) > 0.9) return isSetIn;
  return row.marker !== '' && head.cells.every((cell) => findDates(cell.text).length === 0);
}

const isTrailing = ({ text }: Cell): boolean => {
  const [dates] = findDates(text);
  return (
    (dates !== undefined && dates.to - dates.from > text.length * 0.6) || locationScore(text) > 0.9
  );
};

/** "04.2020 –", "September 2013 to July": a range that goes on. */
const OPEN_RANGE = new RegExp(
  `\\d(?:.*[-–—]|\\s*[→➔]|\\s+(?:${RANGE_WORDS})(?=\\s|$))\\s*(?:\\p{L}+\\.?)?$`,
  'u',
);

/** Rows whose first cell begins with dates and goes on with other text: cut into two cells behind the dates. */
export function cutLeadingDates(rows: readonly TextRow[]): TextRow[] {
  return rows.map((row) => {
    const [first, ...others] = row.cells;
    const [dates] = first ? findDates(first.text) : [];
    if (!first || !dates || dates.from > 0 || row.marker !== '') return row;
    const text = trimEdges(cutCell(first, dates.to));
    const goesOn = !dates.isRange && OPEN_RANGE.test(fold(first.text));
    if (!/^\p{L}/u.test(text.text) || goesOn) return row;
    return { ...row, cells: [cutCell(first, 0, dates.to), text, ...others] };
  });
}

/**
 * A range of dates that breaks in its own column put together: "04.2020 –" over "heute". What
 * stood beside its end keeps its row, but for a title that wrapped with it.
 */
export function joinBrokenDates(rows: readonly TextRow[]): TextRow[] {
  const joined: TextRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const broken = above && findBroken(above, row);
    if (!broken) {
      joined.push(row);
      continue;
    }
    const { start, end } = broken;
    const rest = row.cells.filter((cell) => cell !== end);
    const wraps = rest.length === 1 && start !== above.cells[0] && isTitle(above.cells[0], rest[0]);
    const cells = above.cells.map((cell, index) => {
      if (cell === start) return joinCells(start, end);
      return index === 0 && wraps && rest[0] ? joinCells(cell, rest[0]) : cell;
    });
    joined[joined.length - 1] = { ...above, cells };
    if (rest.length > 0 && !wraps) joined.push({ ...row, cells: rest });
  }
  return joined;
}

const isTitle = (above: Cell | undefined, below: Cell | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  above.bold === below.bold &&
  Math.abs(above.x - below.x) < 3;

/** The cell of a row of several that ends in the middle of a range, and the cell below that ends it. */
function findBroken(above: TextRow, row: TextRow): { start: Cell; end: Cell } | undefined {
  if (above.cells.length < 2) return findStacked(above, row);
  for (const start of above.cells.filter(({ text }) => OPEN_RANGE.test(fold(text)))) {
    const end = row.cells.find((cell) => cell.x < start.right && cell.right > start.x);
    if (end && isRangeOf(`${start.text} ${end.text}`)) return { start, end };
  }
  return undefined;
}

/** "2003" over "2007", each alone at one edge and later than the other: no entry is dates alone. */
function findStacked(above: TextRow, row: TextRow): { start: Cell; end: Cell } | undefined {
  const [start, ...besideStart] = above.cells;
  const [end, ...besideEnd] = row.cells;
  if (!start || !end || besideStart.length + besideEnd.length > 0) return undefined;
  const areAlike = Math.abs(start.x - end.x) < 3 && start.size === end.size;
  const areDates = [start, end].every(({ text }) => /^(?:\p{L}{3,9}\.? )?\d{4}$/u.test(text));
  const isTight = above.page === row.page && row.gap < NEXT_LINE;
  return areAlike && areDates && isTight && isLater(start.text, end.text)
    ? { start, end }
    : undefined;
}

/** In sizes of the letters. */
const NEXT_LINE = 1.8;

const isLater = (start: string, end: string): boolean =>
  Number(end.slice(-4)) >= Number(start.slice(-4)) && isRangeOf(`${start} ${end}`);

const isRangeOf = (text: string): boolean =>
  findDates(text).some(({ from, to }) => from === 0 && to >= text.length - 1);
