import type { PlacedText, TextPiece } from '@shortlist/placed-text';
import { expect, it } from 'vitest';
import { placeAreas } from './place-areas.ts';

const piece = (
  text: string,
  x: number,
  width: number,
  before: TextPiece['before'] = '',
): TextPiece => ({ text, x, width, before, size: 10, bold: false, italic: false });

/** One line at base line 100 of the second page: "Engineer", a gap, "Acme" in letters ten points wide. */
const document = (...pieces: TextPiece[]): PlacedText => ({
  format: 'pdf',
  placement: 'measured',
  pages: [
    { width: 612, height: 792 },
    { width: 612, height: 792 },
  ],
  bareLinks: [],
  lines: [{ page: 1, y: 100, origin: 'body', pieces }],
});

const LINE = document(piece('Engineer', 50, 80), piece('Acme', 400, 40, '\t'));

it.each([
  { it: 'a whole piece', start: 0, end: 8, x: 50, width: 80 },
  { it: 'a part of a piece', start: 2, end: 4, x: 70, width: 20 },
  { it: 'the piece behind a gap', start: 9, end: 13, x: 400, width: 40 },
  { it: 'both with the gap', start: 0, end: 13, x: 50, width: 390 },
])('[CR4] marks $it', ({ start, end, x, width }) => {
  const [area] = placeAreas(LINE, [{ line: 0, start, end }]);
  expect(area).toMatchObject({ page: 1, x, width });
  // From above the capitals to below the descenders of 10 pt letters.
  expect(area?.y).toBeCloseTo(90.5);
  expect(area?.height).toBeCloseTo(12.5);
});

it('[CR4] marks all of a piece that runs from right to left, where a part of it has no known place', () => {
  const [area] = placeAreas(document(piece('محمد العربي', 300, 90)), [
    { line: 0, start: 0, end: 4 },
  ]);
  expect(area).toMatchObject({ x: 300, width: 90 });
});

it('[CR4] marks nothing for a place that is not there', () => {
  expect(placeAreas(LINE, [{ line: 7, start: 0, end: 3 }])).toEqual([]);
  expect(placeAreas(LINE, [{ line: 0, start: 40, end: 50 }])).toEqual([]);
});
