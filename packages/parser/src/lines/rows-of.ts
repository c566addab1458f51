import { passageAt } from '../passage.ts';
import { lineText, type PlacedText, type TextLine, type TextPiece } from '../placed-text.ts';
import { cutCell } from './cut-cell.ts';
import type { Cell, Row, Span } from './row.ts';

/** In characters: more than any paragraph of a resume. */
const LONGEST = 2_000;

type Placed = { piece: TextPiece; start: number };

/** Every line of the document as a row, its pieces put together to cells between the wide gaps. */
export function rowsOf(document: PlacedText): Row[] {
  return document.lines.map((line, index) => ({
    page: line.page,
    y: line.y,
    cells: cellsOf(line, index),
    marker: line.list?.marker ?? '',
    line,
    gap: 0,
  }));
}

function cellsOf(line: TextLine, index: number): Cell[] {
  const groups: Placed[][] = [];
  let start = 0;
  for (const piece of line.pieces) {
    start += piece.before.length;
    const last = groups.at(-1);
    if (last && piece.before !== '\t') last.push({ piece, start });
    else groups.push([{ piece, start }]);
    start += piece.text.length;
  }
  const text = lineText(line);
  return groups.flatMap((group) => cutLong(cellOf(group, text, index)));
}

/**
 * A text of many pages in one line is cut at spaces, so that what is looked for in it takes time in
 * step with its length. What reads the line joins its cells with spaces again.
 */
function cutLong(cell: Cell): Cell[] {
  if (cell.text.length <= LONGEST) return [cell];
  const parts: Cell[] = [];
  let from = 0;
  while (from < cell.text.length) {
    const space = cell.text.lastIndexOf(' ', from + LONGEST);
    const end = from + LONGEST >= cell.text.length ? cell.text.length : space;
    const to = end > from ? end : from + LONGEST;
    parts.push(cutCell(cell, from, to));
    from = to;
  }
  return parts;
}

function cellOf(group: readonly Placed[], text: string, line: number): Cell {
  const from = group[0]?.start ?? 0;
  const last = group.at(-1);
  const to = last ? last.start + last.piece.text.length : from;
  const pieces = group.map(({ piece }) => piece);
  const letters = (holds: (piece: TextPiece) => boolean) =>
    pieces.reduce((sum, piece) => sum + (holds(piece) ? piece.text.length : 0), 0);
  const half = letters(() => true) / 2;
  return {
    ...passageAt(text.slice(from, to), line, from),
    x: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ x, width }) => x + width)),
    size: Math.max(...pieces.map(({ size }) => size)),
    bold: letters(({ bold }) => bold) > half,
    italic: letters(({ italic }) => italic) > half,
    spans: group.map((placed) => spanOf(placed, from)),
  };
}

function spanOf({ piece, start }: Placed, from: number): Span {
  const { bold, italic, link, text } = piece;
  const at = start - from;
  return { from: at, to: at + text.length, bold, italic, ...(link !== undefined && { link }) };
}
