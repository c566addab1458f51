import { expect, it } from 'vitest';
import { type Printed, printedText } from '../document/placed-text.test-support.ts';
import { rowText } from '../lines/row.ts';
import { readingOrder } from './reading-order.ts';

const level = (y: number, text: string, size = 10): Printed => ({
  y,
  pieces: [{ text, x: 80, size }],
});

const turned = (text: string, top: number, bottom: number, size = 11): Printed => ({
  y: bottom,
  pieces: [{ text, x: 50, width: 8, size, bold: true }],
  turned: { top, bottom },
});

const textsOf = (lines: readonly Printed[]) => readingOrder(printedText(lines)).flat().map(rowText);

const PROFILE = ['Keeps ships and crews moving', 'in all weather'];
const WORK = ['Harbour Master', 'Port of Lund', 'Ran the rota', 'Dock Clerk', 'Nordic Salt'];
const block = (y: number, texts: readonly string[]) =>
  texts.map((text, at) => level(y + at * 14, text));

const page = [level(40, 'Signe Ahlqvist', 22), ...block(90, PROFILE), ...block(150, WORK)];
const EXPECTED = ['Signe Ahlqvist', 'Profile', ...PROFILE, 'Experience', ...WORK];

it.each([
  {
    it: 'at the top of it',
    headings: [turned('Profile', 83, 120), turned('Experience', 143, 200)],
  },
  { it: 'in its middle', headings: [turned('Profile', 80, 106), turned('Experience', 152, 202)] },
  { it: 'at its end', headings: [turned('Profile', 70, 106), turned('Experience', 160, 207)] },
])('puts a turned heading above the text beside it: $it', ({ headings }) => {
  expect(textsOf([...page, ...headings])).toEqual(EXPECTED);
});

it('begins a page with a name up its margin', () => {
  const name = turned('Signe Ahlqvist', 300, 600, 30);
  expect(textsOf([...block(150, WORK), name])).toEqual(['Signe Ahlqvist', ...WORK]);
});
