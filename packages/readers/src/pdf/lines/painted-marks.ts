import type { TextLine, TextPiece } from '@shortlist/placed-text';
import type { Box } from '../operators/text-paint.ts';

/** The sides of a painted mark and its distance from the text that it leads, in sizes of the letters. */
const LEAST_SIDE = 0.12;
const MOST_SIDE = 0.5;
const LEAST_GAP = 0.15;
const MOST_GAP = 1.7;

/** Its width and its height are nearly the same. */
const ROUND = 1.3;

/** The height of its middle above the base line, in the same sizes. */
const LOWEST = 0.05;
const HIGHEST = 0.75;

/** Distances that differ by less are the same, in points. */
const SAME_GAP = 1;

/** The lines of a page, and its small shapes. */
export type MarkedPage = {
  lines: readonly TextLine[];
  marks: readonly Box[];
  hollow: readonly Box[];
};

/**
 * The lines of pages with the marks of lists that are painted and no letters, as browsers print them: a small round shape left
 * of the text, on its line, where another line has one too. Hollow ones lead lists within those, and elsewhere are ornaments.
 */
export function withPaintedMarks(pages: readonly MarkedPage[]): TextLine[][] {
  const led = repeated(pages.flatMap(({ lines, marks }) => ledPieces(lines, marks)));
  if (led.length === 0) return pages.map(({ lines }) => [...lines]);
  const edge = Math.min(...led.map(({ piece }) => piece.x));
  const hollow = pages.flatMap((page) => ledPieces(page.lines, page.hollow));
  const within = repeated(hollow.filter(({ piece }) => piece.x > edge + 1));
  const markOf = new Map([...within, ...led].map(({ piece, mark }) => [piece, mark]));
  return pages.map(({ lines }) =>
    lines.map((line) => ({
      ...line,
      pieces: line.pieces.flatMap((piece) => marked(piece, markOf.get(piece))),
    })),
  );
}

/** A piece of text and the mark left of it. */
type Led = { piece: TextPiece; mark: Box };

const ledPieces = (lines: readonly TextLine[], marks: readonly Box[]): Led[] =>
  marks.length === 0
    ? []
    : lines.flatMap((line) =>
        line.pieces.flatMap((piece) => {
          const mark = canBeLed(line, piece) && marks.find((each) => leads(each, piece, line.y));
          return mark ? [{ piece, mark }] : [];
        }),
      );

/** Filters those whose distance from their text another one has too. */
function repeated(led: readonly Led[]): Led[] {
  const gapOf = ({ piece, mark: [, , right] }: Led) => piece.x - right;
  const sorted = led.toSorted((one, other) => gapOf(one) - gapOf(other));
  const isNear = (one: Led, other: Led | undefined) =>
    other !== undefined && Math.abs(gapOf(one) - gapOf(other)) < SAME_GAP;
  return sorted.filter((each, at) => isNear(each, sorted[at - 1]) || isNear(each, sorted[at + 1]));
}

/** It begins a line or a column of it, with a word. */
const canBeLed = ({ pieces, turned }: TextLine, piece: TextPiece): boolean =>
  turned === undefined &&
  (piece === pieces[0] || piece.before === '\t') &&
  /^[\p{L}\p{N}"'“‘(«„]/u.test(piece.text);

function leads([left, top, right, bottom]: Box, { x, size }: TextPiece, y: number): boolean {
  const [width, height] = [right - left, bottom - top];
  const isRound = width < height * ROUND && height < width * ROUND;
  const isSmall = height >= LEAST_SIDE * size && height <= MOST_SIDE * size;
  const gap = x - right;
  const rise = y - (top + bottom) / 2;
  return (
    isRound &&
    isSmall &&
    gap >= LEAST_GAP * size &&
    gap <= MOST_GAP * size &&
    rise >= LOWEST * size &&
    rise <= HIGHEST * size
  );
}

const marked = (piece: TextPiece, mark: Box | undefined): TextPiece[] =>
  mark ? [pieceOf(mark, piece), { ...piece, before: ' ' }] : [piece];

const pieceOf = ([left, , right]: Box, { before, size }: TextPiece): TextPiece => ({
  text: '•',
  before,
  x: left,
  width: right - left,
  size,
  bold: false,
  italic: false,
});
