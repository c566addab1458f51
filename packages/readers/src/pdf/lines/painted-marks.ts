import type { TextLine, TextPiece } from '@shortlist/placed-text';
import { multiply } from '../operators/matrix.ts';
import type { Box } from '../operators/text-paint.ts';

/** The sides of a painted mark and its distance from the text that it leads, in sizes of the letters. */
const LEAST_SIDE = 0.12;
const MOST_SIDE = 0.5;
const LEAST_GAP = 0.15;
const MOST_GAP = 1.7;

/** Its width and its height are nearly the same. */
const ROUND = 1.3;

/** It stands so far above the base line with its middle, in the same sizes. */
const LOWEST = 0.05;
const HIGHEST = 0.75;

/** So many lines with a mark at the same distance are a list, in points. */
const LEAST_MARKS = 2;
const SAME_GAP = 1;

/** The small shapes of a page as it is shown, y downwards, from the top. */
export function shownMarks(shapes: readonly Box[], transform: readonly number[]): Box[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  return shapes.map(([left, bottom, right, top]): Box => {
    const [, , , , x, y] = multiply([a, b, c, d, e, f], [1, 0, 0, 1, left, bottom]);
    const [, , , , u, v] = multiply([a, b, c, d, e, f], [1, 0, 0, 1, right, top]);
    return [Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)];
  });
}

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

/** Those at whose distance from their text several stand. */
function repeated(led: readonly Led[]): Led[] {
  const gapOf = ({ piece, mark: [, , right] }: Led) => piece.x - right;
  const gaps = led.map(gapOf);
  return led.filter(
    (each) => gaps.filter((gap) => Math.abs(gap - gapOf(each)) < SAME_GAP).length >= LEAST_MARKS,
  );
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
