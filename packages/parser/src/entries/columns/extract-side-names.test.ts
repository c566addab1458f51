import { expect, it } from 'vitest';
import { type Printed, printedRows } from '../../document/placed-text.test-support.ts';
import { extractSideNames } from './extract-side-names.ts';

const [SIDE, TEXT] = [50, 200];

const name = (y: number, side: string, title: string): Printed => ({
  y,
  pieces: [
    { text: side, x: SIDE, bold: true },
    { text: title, x: TEXT, bold: true },
  ],
});

const below = (y: number, side: string, text: string): Printed => ({
  y,
  pieces: [...(side ? [{ text: side, x: SIDE }] : []), ...(text ? [{ text, x: TEXT + 10 }] : [])],
});

const lifted = (lines: readonly Printed[]) =>
  extractSideNames(printedRows(lines)).map(({ marker, cells }) =>
    [marker, ...cells.map(({ text }) => text)].filter(Boolean),
  );

it('gives a name at the left the place and the dates below it, before the items beside them', () => {
  expect(
    lifted([
      name(50, 'Ritz', 'Cook'),
      below(63, 'Graz', '• Cooked'),
      below(76, '2019 – 2021', '• Baked'),
      below(89, '', '• Served'),
      name(112, 'Sacher', 'Waiter'),
      below(125, '2017 – 2019', ''),
    ]),
  ).toEqual([
    ['Ritz', 'Cook'],
    ['Graz'],
    ['2019 – 2021'],
    ['•', 'Cooked'],
    ['•', 'Baked'],
    ['•', 'Served'],
    ['Sacher', 'Waiter'],
    ['2017 – 2019'],
  ]);
});

it('leaves dates at the right margin where they are', () => {
  const lines = [name(50, 'Ritz', '2019 – 2021'), below(63, 'Cook', 'Graz')];
  expect(lifted(lines)).toEqual([
    ['Ritz', '2019 – 2021'],
    ['Cook', 'Graz'],
  ]);
});
