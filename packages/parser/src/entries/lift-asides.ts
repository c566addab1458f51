import { findDates } from '../dates/find-dates.ts';
import { placeScore } from '../evidence/word-score.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import type { Cell, Row } from '../lines/row.ts';

/** A length of time, as some print it beside the dates. */
const DURATION =
  /^\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes|anni|mesi|jaar|maanden)\b.{0,14}$/iu;

/**
 * Rows with the dates and places that stand at the right margin beside an item of a list put on the
 * last line above that is none: where a date has its own column, it stands lower than what it dates.
 * Lengths of time are left out.
 */
export function liftAsides(rows: readonly Row[]): Row[] {
  const lifted: Row[] = [];
  let host = -1;
  for (const row of rows) {
    const cells = row.cells.filter(({ text }) => row.cells.length === 1 || !DURATION.test(text));
    const asides = hangsBelow(row, lifted, host) ? cells.slice(1).filter(isAside) : [];
    const kept = cells.filter((cell) => !asides.includes(cell));
    const above = lifted[host];
    if (above && asides.length > 0) {
      lifted[host] = { ...above, cells: [...above.cells, ...asides] };
      lifted.push({ ...row, cells: kept });
    } else {
      lifted.push({ ...row, cells });
    }
    if (row.marker === '' && asides.length === 0) host = lifted.length - 1;
  }
  return lifted;
}

/** An item of a list, right below the line that may have lost its date to it. */
function hangsBelow(row: Row, above: readonly Row[], host: number): boolean {
  const head = above[host];
  if (row.marker === '' || !head || row.cells.length < 2 || above.length - host > 2) return false;
  return head.cells.every((cell) => findDates(cell.text).length === 0);
}

const isAside = ({ text }: Cell): boolean => {
  const [dates] = findDates(text);
  return (
    (dates !== undefined && dates.to - dates.from > text.length * 0.6) || placeScore(text) > 0.9
  );
};

/**
 * A range of dates that breaks in a column of its own put together: "04.2020 –" over "heute". What
 * stood beside its end keeps its row.
 */
export function joinBrokenDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const start = above?.cells[0];
    const end = row.cells[0];
    if (!above || !start || !end || !breaksInDate(start, end) || above.cells.length < 2) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = { ...above, cells: [joinCells(start, end), ...above.cells.slice(1)] };
    if (row.cells.length > 1) joined.push({ ...row, cells: row.cells.slice(1) });
  }
  return joined;
}

function breaksInDate(start: Cell, end: Cell): boolean {
  if (Math.abs(start.x - end.x) > 3 || !/\d.*[-–—]$/u.test(start.text)) return false;
  const whole = `${start.text} ${end.text}`;
  return findDates(whole).some(({ from, to }) => from === 0 && to >= whole.length - 1);
}
