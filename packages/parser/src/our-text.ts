import { findDates } from './dates/find-dates.ts';
import type { Cell, Row } from './lines/row.ts';
import { isCapitals, isOurTitle } from './our-pdf.ts';
import { lineText, type PlacedText, type TextLine } from './placed-text.ts';

/**
 * Whether this product wrote the document as plain text or Markdown: the name is its first line and its only title, and
 * every section has a heading of the second level, one of them with words of ours. What has dates in Markdown has
 * them in italics below its name; in plain text, at the right edge of its line.
 */
export function isOurText({ format, lines }: PlacedText): boolean {
  if (format !== 'text' && format !== 'markdown') return false;
  const headings = lines.filter(({ heading }) => heading !== undefined);
  const titles = headings.filter(({ heading }) => heading === 2).map(lineText);
  return (
    lines[0]?.heading === 1 &&
    headings.slice(1).every(({ heading = 0 }) => heading > 1 && heading <= 4) &&
    (titles.length === 0 || titles.some((title) => isOurTitle(title.toUpperCase()))) &&
    (format === 'text' ? titles.every(isCapitals) && areDated(lines) : areBelow(lines))
  );
}

/** What stands at the right edge is a date. */
const areDated = (lines: readonly TextLine[]): boolean =>
  lines.every(({ pieces }) =>
    pieces.every(({ before, text }) => before !== '\t' || findDates(text).length > 0),
  );

/** What is called an entry has its dates right below it, or none. */
const areBelow = (lines: readonly TextLine[]): boolean =>
  lines.every(
    (line, at) => !isEntryTitle(line) || isDates(lines[at + 1]) || !isDated(lines[at + 1]),
  );

const isEntryTitle = ({ heading = 0 }: TextLine): boolean => heading > 2;

const isDated = (line: TextLine | undefined): boolean =>
  line !== undefined && line.heading === undefined && !line.list && findDates(lineText(line)).length > 0;

const isDates = (line: TextLine | undefined): boolean =>
  line !== undefined && line.heading === undefined && line.pieces.every(({ italic }) => italic);

/** The rows of our plain text and Markdown set as on our paper: titles in bold, each with its dates beside it. */
export const asOnPaper = ({ format }: PlacedText, rows: readonly Row[]): Row[] =>
  format === 'markdown' ? besideTitles(rows) : withTitles(rows);

/** The dates that stand below a title, beside it. */
const besideTitles = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    if (above && isEntryTitle(above.line) && isDates(row.line)) return [];
    const dates = below && isEntryTitle(row.line) && isDates(below.line) ? below.cells : [];
    return [{ ...row, cells: [...row.cells, ...dates] }];
  });

/** The first line of what stands between empty lines is a title, and one right below it with dates of its own. */
function withTitles(rows: readonly Row[]): Row[] {
  const first = rows.findIndex(({ line }) => line.heading === 2);
  let isBelow = false;
  return rows.map((row, at) => {
    const isFirst = at > first && row.line.paragraph !== rows[at - 1]?.line.paragraph;
    const isTitle = first >= 0 && isFirst && row.line.heading === undefined;
    const isRole = isBelow && row.cells.length > 1;
    isBelow = isTitle && row.cells.length > 1;
    return isTitle || isRole ? { ...row, cells: row.cells.map((cell, index) => set(cell, index, isRole)) } : row;
  });
}

function set(cell: Cell, index: number, isRole: boolean): Cell {
  if (index > 0) return cell;
  const look = isRole ? { italic: true } : { bold: true };
  return { ...cell, ...look, spans: cell.spans.map((span) => ({ ...span, ...look })) };
}
