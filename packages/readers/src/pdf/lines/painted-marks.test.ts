import { expect, it } from 'vitest';
import { readText, textsOf } from '../../lines.test-support.ts';
import { makePdf, textAt } from '../../pdf.test-support.ts';

/** A square of `side` points with its lower left corner there, filled or with its outline alone. */
const shape = (x: number, y: number, side = 3, paint = 'f'): string =>
  `${x} ${y} ${side} ${side} re ${paint}\n`;

const linesOf = async (content: string) => textsOf(await readText(makePdf([{ content }])));

it('reads small shapes left of several lines as the marks of a list', async () => {
  const content =
    shape(50, 702) + textAt('Ran the desk', 60, 700) + shape(50, 682) + textAt('Kept it', 60, 680);
  expect(await linesOf(content)).toEqual(['• Ran the desk', '• Kept it']);
});

it('reads hollow ones as marks only within such a list', async () => {
  const within =
    shape(60, 662, 3, 'S') +
    textAt('x one', 70, 660) +
    shape(60, 642, 3, 'S') +
    textAt('x two', 70, 640);
  const list = shape(50, 702) + textAt('Ran', 60, 700) + shape(50, 682) + textAt('Kept', 60, 680);
  expect(await linesOf(list + within)).toEqual(['• Ran', '• Kept', '• x one', '• x two']);
  expect(await linesOf(within)).toEqual(['x one', 'x two']);
});

it.each([
  ['that stands alone', shape(50, 702) + textAt('one', 60, 700) + textAt('two', 60, 680)],
  ['too large', [700, 680].map((y) => shape(45, y + 1, 8) + textAt('x', 60, y)).join('')],
  ['far away', [700, 680].map((y) => shape(20, y + 2) + textAt('x', 60, y)).join('')],
  ['below the line', [700, 680].map((y) => shape(50, y - 6) + textAt('x', 60, y)).join('')],
])('reads no shape as a mark %s', async (_, content) => {
  expect((await linesOf(content)).join('')).not.toContain('•');
});
