import { findDates, hasRange } from '../../dates/find-dates.ts';
import { locationScore } from '../../evidence/word-score.ts';
import { joinCells } from '../../lines/join-wrapped.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { isWholeDate } from '../anchor.ts';
import { standBeside } from './stand-beside.ts';

/** The side column lies at least so far left of the text, in points. */
export const LEAST_GAP = 20;

/** Entries that are tables of their own begin their text as far in as their dates are wide, in points. */
const SPREAD = 30;

/** From base line to base line in sizes of the letters: more than this parts entries. */
export const CLOSE = 1.7;

/** Rows of text between the two ends of a range that stand over each other. */
const MOST_BETWEEN = 2;

/** A date of the side column, what else stands below it, and the rows of text beside. What stands above the first has none. */
type Beside = { dates?: Cell; others: Cell[]; rows: TextRow[] };

/**
 * Rows with a narrow column of dates and places at the left put in order: where a place stands below the date,
 * or the date takes two lines, these share base lines with text that they do not belong to. The date goes before
 * the first line beside it, the place behind that line. Any other column is left as it is. Where entries may last (`lasts`), they may have
 * two dates over each other, each beside its text.
 */
export function extractSideColumn(rows: readonly TextRow[], lasts = true): TextRow[] {
  const edge = textEdge(rows);
  if (edge === undefined || rows.some((row) => crosses(row, edge))) return [...rows];
  const groups = groupByDate(rows, edge, lasts);
  return groups?.flatMap(besideText) ?? [...rows];
}

/** Finds the edge at which the text beside dates begins, if it begins at one place. */
function textEdge(rows: readonly TextRow[]): number | undefined {
  const dated = rows.filter(({ cells: [first, second] }) => second && first && startsDated(first));
  const edges = dated.flatMap(({ cells: [, second] }) => second?.x ?? []);
  const [edge] = edges.sort((a, b) => a - b);
  const last = edges.at(-1);
  return edge !== undefined && last !== undefined && last - edge < SPREAD ? edge : undefined;
}

const sideOf = ({ cells: [first] }: TextRow, edge: number): Cell | undefined =>
  first && first.x < edge - LEAST_GAP ? first : undefined;

/** Text over both columns. */
const crosses = (row: TextRow, edge: number): boolean => (sideOf(row, edge)?.right ?? 0) > edge;

function startsDated({ text }: Cell): boolean {
  const [dates] = findDates(text);
  if (dates?.from !== 0) return false;
  return dates.to > text.length * 0.6 || /^\s*[-–—]\s*\p{L}*\.?$/u.test(text.slice(dates.to));
}

/** The rows by the dates beside them; undefined where something else stands there, or a date beside no text. */
function groupByDate(rows: readonly TextRow[], edge: number, lasts: boolean): Beside[] | undefined {
  const groups: Beside[] = [];
  for (const [at, row] of rows.entries()) {
    const side = sideOf(row, edge);
    const mayEnd = isEndOfRange(rows, at, edge, lasts);
    if (side && !takeSide(groups, side, mayEnd)) return undefined;
    const last = groups.at(-1);
    if (last) last.rows.push(...(side ? textBeside(row) : [row]));
    else groups.push({ others: [], rows: [row] });
  }
  return groups.every(({ rows: beside }) => beside.length > 0) ? groups : undefined;
}

/**
 * Checks whether the row's date may end the range that the date above it begins: it stands beside no text, or right below
 * that and above a row without a date, as it does not where each line is an entry.
 */
function isEndOfRange(rows: readonly TextRow[], at: number, edge: number, lasts: boolean): boolean {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!row || row.cells.length === 1) return true;
  if (!lasts) return false;
  const isClose = row.gap < CLOSE && above !== undefined && sideOf(above, edge) !== undefined;
  const isFollowed = below !== undefined && (below.gap >= CLOSE || !sideOf(below, edge));
  return isClose && (isFollowed || differ(above.cells[1], row.cells[1]));
}

/** The first line of an entry and its second are often set in different letters. */
const differ = (above: Cell | undefined, below: Cell | undefined): boolean =>
  above?.bold !== below?.bold || above?.italic !== below?.italic;

/** Puts what the side column says where it belongs; false where it is neither a date nor a place. */
function takeSide(groups: Beside[], side: Cell, mayEnd: boolean): boolean {
  const last = groups.at(-1);
  const whole = last?.others.length === 0 ? joinDates(last, side, mayEnd) : undefined;
  if (last && whole) last.dates = whole;
  else if (startsDated(side)) groups.push({ dates: side, others: [], rows: [] });
  else if (last && isPlaceLike(side)) last.others.push(side);
  else return false;
  return true;
}

const textBeside = (row: TextRow): TextRow[] =>
  row.cells.length > 1 ? leadMarkers([{ ...row, cells: row.cells.slice(1) }]) : [];

/** "11/2016 –" over "heute" as one range; "2017" over "2019" too, where the second may end one. */
function joinDates({ dates, rows }: Beside, below: Cell, mayEnd: boolean): Cell | undefined {
  if (!dates) return undefined;
  const isOpen = /[-–—]$/u.test(dates.text);
  const isStacked = mayEnd && rows.length <= MOST_BETWEEN && isOlder(dates, below);
  if (!isOpen && (!isStacked || hasRange(dates.text))) return undefined;
  const joined = joinCells(dates, below);
  return isWholeDate(joined) && findDates(joined.text)[0]?.isRange ? joined : undefined;
}

/** Ranges begin with the older year, lists with the newer one; a word is the present. */
function isOlder(above: Cell, below: Cell): boolean {
  const [first, second] = [above, below].map(({ text }) => /(?:19|20)\d{2}/u.exec(text)?.[0]);
  return first !== undefined && (second === undefined || first <= second);
}

const isPlaceLike = ({ text }: Cell): boolean =>
  locationScore(text) > 0.6 || (text.split(' ').length <= 4 && /^\p{Lu}[^.:;\d]*$/u.test(text));

/** The date before the first row, the others behind the rows below it, before the items of a list. */
function besideText({ dates, others, rows }: Beside): TextRow[] {
  if (!dates) return rows;
  const dated = rows.map((row, at) => (at === 0 ? { ...row, cells: [dates, ...row.cells] } : row));
  return standBeside(dated, others, 1);
}
