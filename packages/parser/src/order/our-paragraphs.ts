import { goesOn } from '../contact/address/join-addresses.ts';
import { findDates } from '../dates/find-dates.ts';
import { cutCell } from '../lines/cut-cell.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import { type Cell, rowSize, type TextRow } from '../lines/row.ts';

/** Rows of one paragraph as one. A paragraph that may go on from the page before is not known to be whole. */
export function joinParagraphs(printed: readonly TextRow[]): TextRow[] {
  const rows = printed.map(withDatesApart);
  const join = joinerOf(rows);
  const joined: TextRow[] = [];
  for (const [at, row] of rows.entries()) {
    const [last, above] = [joined.at(-1), rows[at - 1]];
    if (last && above && above.line.paragraph === row.line.paragraph) {
      joined[joined.length - 1] = join(last, above, row);
    } else if (mayGoOn(above, row)) joined.push(titleFirst(row));
    else joined.push({ ...titleFirst(row), isWhole: true });
  }
  return joined;
}

/** Checks whether a row at the top of a page may belong to the paragraph that ends the page before. */
const mayGoOn = (above: TextRow | undefined, { page, line }: TextRow): boolean =>
  above !== undefined && above.page !== page && above.line.heading === line.heading;

/** Returns the function that joins a paragraph with the next of its rows. */
function joinerOf(
  rows: readonly TextRow[],
): (whole: TextRow, above: TextRow, row: TextRow) => TextRow {
  const title = edgesOf(rows.filter(isTitle));
  const text = edgesOf(rows.filter((row) => !isTitle(row)));
  const contact = contactOf(rows);
  return (whole, above, row) =>
    contact.has(row)
      ? joinContacts(whole, row)
      : joinRows(whole, above, row, isTitle(row) ? title : text);
}

/** The title of an entry with the dates behind it as a cell of their own, also where it comes close to them. */
function withDatesApart(row: TextRow): TextRow {
  const last = row.cells.at(-1);
  const dates = last && findDates(last.text).at(-1);
  if (!row.line.heading || !last || !dates || dates.from === 0) return row;
  const isApart =
    dates.to === last.text.length && last.spans.some(({ from }) => from === dates.from);
  const cut = isApart ? [cutCell(last, 0, dates.from), cutCell(last, dates.from)] : [last];
  return { ...row, cells: [...row.cells.slice(0, -1), ...cut] };
}

/** The row with what stands in a column of labels beside the title of an entry, its dates, behind that title. */
function titleFirst(row: TextRow): TextRow {
  const { label, heading } = row.line;
  const [first, ...others] = row.cells;
  return label && heading && first && others.length > 0
    ? { ...row, cells: [...others, first] }
    : row;
}

/** The rows above the first title of a section, but for the name and the headline below it. */
function contactOf(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const end = rows.findIndex(({ line }) => line.heading === 2);
  const head = rows.slice(0, end < 0 ? rows.length : end);
  const below = head[head.findLastIndex(isTitle) + 1];
  const isHeadline =
    head.some(isTitle) && below?.cells.every(({ spans }) => spans.every(({ link }) => !link));
  const headline = isHeadline ? below?.line.paragraph : undefined;
  return new Set(head.filter(({ line }) => line.heading !== 1 && line.paragraph !== headline));
}

/** Parts of the contact stay apart: the bar between two of them is left out at the end of a line. */
function joinContacts(whole: TextRow, { cells: [next, ...others] }: TextRow): TextRow {
  const last = whole.cells.at(-1);
  if (!next || !last) return whole;
  const isAddress = last.text.endsWith('-') && last.spans.some(({ link }) => link);
  const isOne = isAddress || goesOn(last, next);
  const link = last.spans.at(-1)?.link;
  const isOneLink = link !== undefined && next.spans[0]?.link === link;
  const cells = isOne || isOneLink ? [joinCells(last, next, isOne)] : [last, next];
  return { ...whole, cells: [...whole.cells.slice(0, -1), ...cells, ...others] };
}

/** The name goes over all columns. */
const isTitle = ({ line }: TextRow): boolean => line.heading === 1;

type Edges = { left: number; right: number };

function edgesOf(rows: readonly TextRow[]): Edges {
  const cells = rows.flatMap((row) => row.cells);
  return {
    left: Math.min(...cells.map(({ x }) => x)),
    right: Math.max(...cells.map(({ right }) => right)),
  };
}

/** A paragraph with the next of its rows, which goes on below the text that it stands in line with. */
function joinRows(
  whole: TextRow,
  above: TextRow,
  { cells: [next, ...others] }: TextRow,
  edges: Edges,
): TextRow {
  if (!next) return whole;
  const away = (cell: Cell) =>
    Math.min(Math.abs(cell.x - next.x), Math.abs(cell.right - next.right));
  const nearest = (cells: readonly Cell[]) =>
    cells.toSorted((one, other) => away(one) - away(other))[0];
  const [cell, last] = [nearest(whole.cells), nearest(above.cells)];
  if (!cell || !last) return whole;
  const isMidWord = goesOn(cell, next) || isBroken(last, roomFor(last, above, edges));
  const joined = joinCells(cell, next, isMidWord);
  return {
    ...whole,
    cells: [...whole.cells.map((each) => (each === cell ? joined : each)), ...others],
  };
}

/** A word of fewer letters fits every line. */
const LONG = 24;

/** Checks whether a line is a part of a word that no line takes whole: it is one word, and fills its room up to a letter and a half. */
function isBroken({ text, x, right }: Cell, room: number): boolean {
  const letter = (right - x) / Math.max(1, text.length);
  return text.length >= LONG && /^(?:•\s)?\S+$/u.test(text) && right - x + letter * 1.5 > room;
}

const RUNS_FROM_RIGHT = /^[^\p{L}]*[\u0590-\u08ff]/u;

/** Measures how wide the text may get: up to the edge of the column, or to what stands there. */
function roomFor(cell: Cell, row: TextRow, { left, right }: Edges): number {
  const others = row.cells.filter((each) => each !== cell);
  const gap = rowSize(row);
  if (RUNS_FROM_RIGHT.test(cell.text)) {
    const beside = others.filter((each) => each.right <= cell.x).map((each) => each.right + gap);
    return cell.right - Math.max(left, ...beside);
  }
  const beside = others.filter((each) => each.x >= cell.right).map((each) => each.x - gap);
  return Math.min(right, ...beside) - cell.x;
}
