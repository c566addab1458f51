import { expect, it } from 'vitest';
import { type Printed, printedRows } from '../document/placed-text.test-support.ts';
import { columnEvidence } from './column-evidence.ts';
import { spotsOf } from './spot.ts';

const MIDDLE = 200;
const at = (y: number, x: number, text: string, bold = false): Printed => ({
  y,
  pieces: [{ text, x, bold }],
});

/** Scores columns left and right of the middle, where the page has some there already. */
function evidenceOf(lines: readonly Printed[]): number {
  const spots = spotsOf(printedRows(lines));
  const [left, right] = [true, false].map((isLeft) =>
    spots.filter(({ cell }) => cell.x < MIDDLE === isLeft),
  );
  return columnEvidence(left ?? [], right ?? [], { isEven: true, isKnown: true });
}

it('speaks against a column of headings with nothing below them, whatever stands above the first', () => {
  const lines = ['Summary', 'Experience', 'Education'].flatMap((heading, index) => [
    at(80 + index * 60, 40, heading, true),
    at(95 + index * 60, 220, 'Cooked for the guests of the house'),
    at(109 + index * 60, 220, 'Baked bread for the guests as well'),
  ]);
  const contact = at(50, 40, 'https://ada.example.org');
  expect(evidenceOf([contact, ...lines])).toBeLessThan(-5);
  expect(evidenceOf([contact, ...lines, at(280, 40, 'Painting')])).toBeGreaterThan(-5);
});

it('speaks against such a column at the right too, as pages have it that are written from right to left', () => {
  const lines = ['תקציר', 'ניסיון תעסוקתי', 'השכלה'].flatMap((heading, index) => [
    at(80 + index * 60, 320, heading, true),
    at(95 + index * 60, 40, 'בישלה לאורחי הבית בכל יום'),
    at(109 + index * 60, 40, 'אפתה לחם לאורחים גם כן'),
  ]);
  const contact = at(50, 320, 'https://ada.example.org');
  expect(evidenceOf([contact, ...lines])).toBeLessThan(-5);
  expect(evidenceOf([contact, ...lines, at(280, 320, 'ציור')])).toBeGreaterThan(-5);
});
