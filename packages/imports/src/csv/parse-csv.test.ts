import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

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
  { it: 'leaves out rows without text', text: 'a\n\n  ,\nb\n', rows: [['a'], ['b']] },
  { it: 'ends a quote that nobody closes with the text', text: 'a,"b\nc', rows: [['a', 'b\nc']] },
  { it: 'keeps what follows a closing quote', text: '"a"b,c', rows: [['ab', 'c']] },
  { it: 'gives nothing of nothing', text: '', rows: [] },
])('$it', ({ text, rows }) => {
  expect(parseCsv(text)).toEqual(rows);
});

const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r', 'é') });
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });

test.prop([table])('gives any table back that was written by the rules of RFC 4180', (rows) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
  expect(parseCsv(text)).toEqual(rows.filter((row) => row.some((each) => each.trim() !== '')));
});
