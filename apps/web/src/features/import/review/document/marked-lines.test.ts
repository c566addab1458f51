import type { TextLine, TextPiece } from '@shortlist/placed-text';
import { expect, it } from 'vitest';
import { cutLine, groupLines } from './marked-lines.ts';

const piece = (text: string, before: TextPiece['before'] = '', bold = false): TextPiece => ({
  text,
  before,
  bold,
  italic: false,
  x: 0,
  width: 10,
  size: 10,
});

const line = (cell?: TextLine['cell']): TextLine => ({
  page: 0,
  y: 0,
  origin: 'body',
  pieces: [piece('Chef', '', true), piece('Hotel Adler', '\t')],
  ...(cell && { cell }),
});

it.each([
  { it: 'nothing', places: [], parts: ['Chef', '\tHotel Adler'] },
  { it: 'a piece', places: [[0, 4]], parts: ['*Chef', '\tHotel Adler'] },
  { it: 'a word', places: [[5, 10]], parts: ['Chef', '\t', '*Hotel', ' Adler'] },
  { it: 'more than a piece', places: [[2, 7]], parts: ['Ch', '*ef', '*\tHo', 'tel Adler'] },
  {
    it: 'two places',
    places: [
      [0, 2],
      [11, 16],
    ],
    parts: ['*Ch', 'ef', '\tHotel ', '*Adler'],
  },
])('[CR4] marks $it of a line, and loses no letter', ({ places, parts }) => {
  const marked = places.map(([start = 0, end = 0]) => ({ line: 0, start, end }));
  const told = cutLine(line(), marked).map(({ text, isMarked }) => (isMarked ? '*' : '') + text);
  expect(told).toEqual(parts);
});

it('[CR4] puts the cells of a row of a table beside each other', () => {
  const cell = (row: number, column: number) => line({ table: 0, row, column });
  const lines = [line(), cell(0, 0), cell(0, 1), cell(0, 1), cell(1, 0), line()];
  expect(groupLines(lines, [0, 1, 2, 3, 4, 5]).map(({ columns }) => columns)).toEqual([
    [[0]],
    [[1], [2, 3]],
    [[4]],
    [[5]],
  ]);
});
