import type { PlacedText, TextLine, TextPiece } from '@shortlist/placed-text';
import type { TextRow } from '../lines/row.ts';
import { rowsOf } from '../lines/rows-of.ts';
import { mergeRows } from '../order/merge-rows.ts';

/** A piece of text at `x`; letters are half their size wide. */
type Said = Partial<TextPiece> & { text: string };

/** The print on one base line: texts at given places, or one text at the left margin. */
export type Printed = { y: number; page?: number; pieces: Said[] } & Partial<
  Omit<TextLine, 'pieces'>
>;

const LETTER = { width: 612, height: 792 };

function pieceOf({ text, x = 72, size = 10, ...rest }: Said, at: number): TextPiece {
  const width = text.length * size * 0.5;
  const before = at === 0 ? '' : '\t';
  return { text, x, size, width, before, bold: false, italic: false, ...rest };
}

/** A PDF of these lines, in the order of the file. */
export function printedText(lines: readonly Printed[]): PlacedText {
  const last = Math.max(0, ...lines.map(({ page = 0 }) => page));
  return {
    format: 'pdf',
    placement: 'measured',
    pages: Array.from({ length: last + 1 }, () => LETTER),
    bareLinks: [],
    lines: lines.map(({ y, page = 0, pieces, ...rest }) => ({
      page,
      y,
      origin: 'body',
      ...rest,
      pieces: pieces.map(pieceOf),
    })),
  };
}

/** A flowing document with one plain line for each; "• " begins an item, "# " to "### " a heading of a level, tabs are gaps. */
export function flowingText(lines: readonly string[]): PlacedText {
  return {
    format: 'docx',
    placement: 'estimated',
    pages: [{ width: 612, height: lines.length * 14 }],
    bareLinks: [],
    lines: lines.map((line, at) => flowingLine(line, at)),
  };
}

function flowingLine(line: string, at: number): TextLine {
  const heading = /^#+(?= )/.exec(line)?.[0].length;
  const isHeading = heading !== undefined;
  const isItem = line.startsWith('• ');
  const text = line.slice((heading ?? Number(isItem)) + Number(isHeading || isItem));
  const pieces = text.split('\t').map((part, index) => {
    const bold = part.startsWith('*') || isHeading;
    return pieceOf({ text: part.replace(/^\*/, ''), x: 72 + index * 200, bold }, index);
  });
  return {
    page: 0,
    y: 20 + at * 14,
    pieces,
    origin: 'body',
    paragraph: at,
    ...(isHeading && { heading }),
    ...(isItem && { list: { level: 0, marker: '•' } }),
  };
}

/** Rows of a page from top to bottom. */
export const printedRows = (lines: readonly Printed[]): TextRow[] =>
  mergeRows(rowsOf(printedText(lines)));

/** Rows of a flowing document. */
export const flowingRows = (lines: readonly string[]): TextRow[] => rowsOf(flowingText(lines));
