import { IDENTITY, type Matrix, multiply } from './matrix.ts';
import type { PdfFont } from './pdf-font.ts';

/** The part of the graphics state that says where and how large text is shown (ISO 32000-1, 9.3). */
export type TextState = {
  ctm: Matrix;
  matrix: Matrix;
  line: Matrix;
  font: PdfFont | undefined;
  fontKey: string;
  size: number;
  scale: number;
  leading: number;
  spacing: number;
  wordSpacing: number;
  rise: number;
};

export const INITIAL: Readonly<TextState> = {
  ctm: IDENTITY,
  matrix: IDENTITY,
  line: IDENTITY,
  font: undefined,
  fontKey: '',
  size: 0,
  scale: 1,
  leading: 0,
  spacing: 0,
  wordSpacing: 0,
  rise: 0,
};

export function moveLine(state: TextState, x: number, y: number): void {
  state.line = multiply(state.line, [1, 0, 0, 1, x, y]);
  state.matrix = state.line;
}

/** From letters of size 1 to the page. */
export const onPage = ({ ctm, matrix, size, scale, rise }: TextState): Matrix =>
  multiply(ctm, multiply(matrix, [size * scale, 0, 0, size, 0, rise]));

/** Returns how much longer a way along the base line is on the page. */
export const stretchOf = ({ ctm, line }: TextState): number =>
  Math.hypot(ctm[0], ctm[1]) * Math.hypot(line[0], line[1]);
