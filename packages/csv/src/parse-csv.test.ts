import { expect, it } from 'vitest';
import { CsvLimitError, parseCsv } from './index.ts';

it.each([
  {
    it: 'parts cells at commas and rows at any line end',
    text: 'a,b\r\nc,d\ne,\rf,g',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', ''],
      ['f', 'g'],
    ],
  },
  {
    it: 'keeps commas, line ends and doubled quotes in quotes',
    text: '"a,b","c\nd","e""f"',
    rows: [['a,b', 'c\nd', 'e"f']],
  },
  { it: 'leaves out empty lines alone', text: 'a\n\n ,\nb\n', rows: [['a'], [' ', ''], ['b']] },
  { it: 'ends a quote that nobody closes with the text', text: 'a,"b\nc', rows: [['a', 'b\nc']] },
  { it: 'keeps what follows a closing quote', text: '"a"b,c', rows: [['ab', 'c']] },
  { it: 'gives nothing of nothing', text: '', rows: [] },
])('$it', ({ text, rows }) => {
  expect(parseCsv(text)).toEqual(rows);
});

it('stops at the limits of who reads', () => {
  const limits = { rows: 2, cells: 2 };
  expect(parseCsv('a,b\nc,d', { limits })).toHaveLength(2);
  expect(() => parseCsv('a\nb\nc', { limits })).toThrow(CsvLimitError);
  expect(() => parseCsv('a,b,c', { limits })).toThrow(CsvLimitError);
});
