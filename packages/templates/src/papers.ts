import { evenMargins, type Sheet } from '@shortlist/document';
import type { PaperSize } from '@shortlist/model';

/** Millimetres as points. */
export const millimetres = (length: number) => (length * 72) / 25.4;

const PAPERS: Record<PaperSize, { width: number; height: number }> = {
  letter: { width: 612, height: 792 },
  a4: { width: millimetres(210), height: millimetres(297) },
};

/** Checks whether a sheet is one of A4, but for parts of a point. */
export const isA4 = ({ width, height }: Pick<Sheet, 'width' | 'height'>): boolean =>
  Math.round(width) === Math.round(PAPERS.a4.width) &&
  Math.round(height) === Math.round(PAPERS.a4.height);

/** Paper of that size with the same margin on all sides, in points. */
export const sheetOf = (paper: PaperSize, margin: number): Sheet => ({
  ...PAPERS[paper],
  margins: evenMargins(margin),
});
