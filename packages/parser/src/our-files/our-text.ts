import { lineText, type PlacedText, type TextLine } from '@shortlist/placed-text';
import { findDates } from '../dates/find-dates.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { isCapitals, isOurTitle } from './our-pdf.ts';

/**
 * Checks whether this product wrote the document as plain text or Markdown: the name is its first line and its only title, and
 * every section has a heading of the second level, one of them with words of ours. What has dates in Markdown has
 * them in italics below its name, which is a title, and nothing is a table or counted; in plain text, at the right edge of
 * its line.
 */
export function isOurText({ format, lines }: PlacedText): boolean {
  if (format !== 'text' && format !== 'markdown') return false;
  const headings = lines.filter(({ heading }) => heading !== undefined);
  const titles = headings.filter(({ heading }) => heading === 2).map(lineText);
  return (
    lines[0]?.heading === 1 &&
    headings.slice(1).every(({ heading = 0 }) => heading > 1 && heading <= 4) &&
    (titles.length === 0 || titles.some(isOurTitle)) &&
    (format === 'text'
      ? titles.every(isCapitals) && areDated(lines)
      : areBelow(lines) && areOurBlocks(lines))
  );
}

/** Checks whether all text at the right edge is a date. */
const areDated = (lines: readonly TextLine[]): boolean =>
  lines.every(({ pieces }) =>
    pieces.every(({ before, text }) => before !== '\t' || findDates(text).length > 0),
  );

/** Checks whether each title of an entry has its dates right below it, or none. */
const areBelow = (lines: readonly TextLine[]): boolean =>
  lines.every(
    (line, at) => !isEntryTitle(line) || isDates(lines[at + 1]) || !isDated(lines[at + 1]),
  );

/** Checks whether all is set as our Markdown is: without tables and counted lists, and dates and lines within paragraphs in entries alone. */
function areOurBlocks(lines: readonly TextLine[]): boolean {
  const first = lines.findIndex(({ heading }) => heading === 2);
  let isInEntry = false;
  return lines.every((line, at) => {
    if (line.heading !== undefined) isInEntry = isEntryTitle(line);
    const isOurs = !line.cell && (line.list?.marker ?? '•') === '•';
    return isOurs && (at < first || isInEntry || isParagraph(line, lines[at - 1]));
  });
}

/** Checks whether a line is all of its paragraph so far, and no date by itself. */
const isParagraph = (line: TextLine, before: TextLine | undefined): boolean =>
  line.paragraph !== before?.paragraph && !isDate(lineText(line));

const isDate = (text: string): boolean =>
  findDates(text).some(({ from, to }) => to - from === text.trim().length);

const isEntryTitle = ({ heading = 0 }: TextLine): boolean => heading > 2;

const isDated = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  line.heading === undefined &&
  !line.list &&
  findDates(lineText(line)).length > 0;

const isDates = (line: TextLine | undefined): boolean =>
  line !== undefined && line.heading === undefined && line.pieces.every(({ italic }) => italic);

/** The rows of our plain text and Markdown set as on the printed page: titles in bold, each with its dates beside it. */
export const asOnPaper = ({ format }: PlacedText, rows: readonly TextRow[]): TextRow[] =>
  format === 'markdown' ? besideTitles(rows) : withTitles(withWholeHead(rows));

/** The head of plain text: what is set in below a line of it goes on there, wherever that line was broken. */
function withWholeHead(rows: readonly TextRow[]): TextRow[] {
  const end = rows.findIndex(({ line }) => line.heading === 2);
  const head: TextRow[] = [];
  for (const row of rows.slice(0, end < 0 ? rows.length : end)) {
    const [above, next] = [head.at(-1), row.cells[0]];
    const first = above?.cells[0];
    if (above && first && next && next.x > first.x)
      head[head.length - 1] = { ...above, cells: [joinCells(first, next)] };
    else head.push(row);
  }
  return end < 0 ? head : [...head, ...rows.slice(end)];
}

/** The dates that stand below a title, beside it. */
const besideTitles = (rows: readonly TextRow[]): TextRow[] =>
  rows.flatMap((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    if (above && isEntryTitle(above.line) && isDates(row.line)) return [];
    const dates = below && isEntryTitle(row.line) && isDates(below.line) ? below.cells : [];
    return [{ ...row, cells: [...row.cells, ...dates] }];
  });

/** The first line of what stands between empty lines is a title, and one right below it with dates of its own. */
function withTitles(rows: readonly TextRow[]): TextRow[] {
  const starts = [...rows.keys()].filter((at) => rows[at]?.line.heading === 2);
  return [
    rows.slice(0, starts[0]),
    ...starts.map((at, n) => rows.slice(at, starts[n + 1])),
  ].flatMap((section) =>
    isOfEntries(section) ? section.map((row, at) => withTitle(row, at, section)) : section,
  );
}

/** Checks whether something in a section has dates at the right edge, or more than a paragraph or a list below its title. */
const isOfEntries = ([title, ...rows]: readonly TextRow[]): boolean =>
  title?.line.heading === 2 &&
  rows.some(
    (row, at) =>
      row.cells.length > 1 || (!isItem(row) && row.line.paragraph === rows[at + 1]?.line.paragraph),
  );

const isItem = ({ cells: [first] }: TextRow): boolean => first?.text.startsWith('- ') ?? false;

function withTitle(row: TextRow, at: number, section: readonly TextRow[]): TextRow {
  const isFirst = (index: number) =>
    index > 0 && section[index]?.line.paragraph !== section[index - 1]?.line.paragraph;
  const isRole =
    isFirst(at - 1) && (section[at - 1]?.cells.length ?? 0) > 1 && row.cells.length > 1;
  if (isItem(row) || !(isFirst(at) || isRole)) return row;
  return { ...row, cells: row.cells.map((cell, index) => set(cell, index, isRole)) };
}

function set(cell: Cell, index: number, isRole: boolean): Cell {
  if (index > 0) return cell;
  const look = isRole ? { italic: true } : { bold: true };
  return { ...cell, ...look, spans: cell.spans.map((span) => ({ ...span, ...look })) };
}
