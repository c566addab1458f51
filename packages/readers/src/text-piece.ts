import type { TextPiece } from '@shortlist/placed-text';

type Piece = Omit<TextPiece, 'hidden' | 'link'> & { link?: string | undefined };

/** A piece of a line with its lengths in points to two decimals. */
export const textPiece = ({
  text,
  before,
  x,
  width,
  size,
  bold,
  italic,
  link,
}: Piece): TextPiece => ({
  text,
  before,
  x: round(x),
  width: round(width),
  size: round(size),
  bold,
  italic,
  ...(link !== undefined && { link }),
});

const round = (points: number) => Math.round(points * 100) / 100;
