import { findDates } from '../dates/find-dates.ts';
import { locationScore } from '../evidence/word-score.ts';
import { cutCell } from './cut-cell.ts';
import { isOnlyMarks, isRule, leadingMarker } from './glyphs.ts';
import { joinCells } from './join-wrapped.ts';
import type { Cell, TextRow } from './row.ts';

/** An item may hang this far behind its mark, in sizes of its letters. */
const HANG = 4;

/**
 * Rows with the mark of a list item taken off their text, rows of nothing but marks taken away. A
 * mark that stands as its own cell leads the cell behind it.
 */
export function leadMarkers(rows: readonly TextRow[]): TextRow[] {
  const counted = countsOf(rows);
  return rows.flatMap((row) => {
    const led = row.marker === '' ? takeMarker(closeMarks(withoutCount(row, counted))) : row;
    const cells = led.cells
      .map(withoutLeaders)
      .filter((cell) => /[\p{L}\p{N}]/u.test(cell.text) && !isRule(cell.text));
    const [first, ...others] = cells;
    return first ? [{ ...led, cells: [first, ...others.map(withoutIcon)] }] : [];
  });
}

/** "Skills . . . . . . ." without the points that fill its line. */
function withoutLeaders(cell: Cell): Cell {
  if (!/[.·_ ]/u.test(cell.text.at(-1) ?? '')) return cell;
  const at = cell.text.search(/\s*(?:[.·_]\s?){6,}$/u);
  return at > 0 ? cutCell(cell, 0, at) : cell;
}

/** A number in two parts that leads a title: "2.1", "2.1.". */
const COUNT = /^(?<section>\d{1,2})\.(?<entry>\d{1,2})\.?\s+(?=\p{Lu})/u;

/** The numbers in two parts that lead rows. */
const countsOf = (rows: readonly TextRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => countOf(row)?.number ?? []));

function countOf({ cells: [first] }: TextRow) {
  const match = COUNT.exec(first?.text ?? '');
  const { section, entry } = match?.groups ?? {};
  if (!match || section === undefined || entry === undefined) return undefined;
  return {
    number: `${section}.${entry}`,
    section: Number(section),
    entry: Number(entry),
    length: match[0].length,
  };
}

/** The row without its number where others count with it: "2.1" beside a "2.2" or a "3.1" is no part of a title. */
function withoutCount(row: TextRow, counted: ReadonlySet<string>): TextRow {
  const count = countOf(row);
  const [first, ...others] = row.cells;
  if (!first || !count) return row;
  const { section, entry, length } = count;
  const beside = [
    [section, entry + 1],
    [section, entry - 1],
    [section + 1, 1],
    [section - 1, 1],
  ];
  if (!beside.some((pair) => counted.has(pair.join('.')))) return row;
  return { ...row, marker: '1.1', cells: [cutCell(first, length), ...others] };
}

/** A mark that stands alone between what stands left of a list and the item's text goes with that text. */
function closeMarks(row: TextRow): TextRow {
  const [side, mark, text, ...others] = row.cells;
  if (!side || !mark || !text || others.length > 0) return row;
  if (!isOnlyMarks(mark.text) || isOnlyMarks(side.text)) return row;
  const isNear = text.x - mark.right < HANG * text.size;
  return isNear ? { ...row, cells: [side, joinCells(mark, text)] } : row;
}

function takeMarker(row: TextRow): TextRow {
  if (row.marker !== '') return row;
  const [first, second, ...others] = row.cells;
  if (first === undefined) return row;
  if (second && isOnlyMarks(first.text) && second.x - first.right < HANG * second.size) {
    const marker = leadingMarker(`${first.text} `)?.marker ?? '';
    return { ...row, marker, cells: [second, ...others] };
  }
  const lead = leadingMarker(first.text);
  if (lead === undefined || isYearOrDecimal(first, lead.length)) return row;
  const text = cutCell(first, lead.length);
  const isIcon = leadsIcon(first.text) && isDateOrLocation(text.text);
  return { ...row, marker: isIcon ? '' : lead.marker, cells: [text, ...row.cells.slice(1)] };
}

/** The cell without the icon of a calendar or a map before its date or place. */
function withoutIcon(cell: Cell): Cell {
  const lead = leadsIcon(cell.text) ? leadingMarker(cell.text) : undefined;
  const text = lead && cutCell(cell, lead.length);
  return text && isDateOrLocation(text.text) ? text : cell;
}

const leadsIcon = (text: string): boolean => /^[\uE000-\uF8FF]/u.test(text);

function isDateOrLocation(text: string): boolean {
  const covered = findDates(text).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered > text.length * 0.6 || locationScore(text) > 0.6;
}

/** "1. Adaptive …" is an item, "3. Liga" after a digit's dot may be a word: both are kept as items. */
function isYearOrDecimal(cell: Cell, length: number): boolean {
  return cell.text.slice(length).trim() === '';
}
