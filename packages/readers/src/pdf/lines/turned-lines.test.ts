import { expect, it } from 'vitest';
import { readText, textsOf } from '../../lines.test-support.ts';
import { makePdf, textAt } from '../../pdf.test-support.ts';

const turnedAt = (text: string, matrix: string) => `BT /F1 10 Tf ${matrix} Tm (${text}) Tj ET\n`;

it('reads text up the margin as its own line, with its box', async () => {
  const content = textAt('Kept the ledger', 100, 700) + turnedAt('Skills', '0 1 -1 0 60 680');
  const text = await readText(makePdf([{ content }]));
  expect(textsOf(text)).toEqual(['Kept the ledger', 'Skills']);
  const [, heading] = text.lines;
  expect(heading?.turned?.bottom).toBeCloseTo(112, 0);
  expect(heading?.turned?.top).toBeCloseTo(88.7, 1);
  expect(heading?.pieces[0]?.x).toBeCloseTo(52.5, 1);
});

it('joins words that run down the page, and parts what stands far apart', async () => {
  const content =
    turnedAt('Work', '0 -1 1 0 60 700') +
    turnedAt('History', '0 -1 1 0 60 672') +
    turnedAt('Skills', '0 -1 1 0 60 500');
  expect(textsOf(await readText(makePdf([{ content }])))).toEqual(['Work History', 'Skills']);
});

it('puts together a word whose letters stand one below the other', async () => {
  const letters = [...'SKILLS'].map((letter, at) => textAt(letter, 60, 700 - at * 9));
  const content = letters.join('') + textAt('Kept the ledger', 100, 700);
  const text = await readText(makePdf([{ content }]));
  expect(textsOf(text)).toEqual(['SKILLS', 'Kept the ledger']);
  expect(text.lines[0]?.turned).toEqual({ top: 82, bottom: 137 });
});

it('leaves a column of the same letter as it is', async () => {
  const content = [0, 1, 2, 3, 4].map((at) => textAt('o', 60, 700 - at * 12)).join('');
  expect(textsOf(await readText(makePdf([{ content }])))).toHaveLength(5);
});
