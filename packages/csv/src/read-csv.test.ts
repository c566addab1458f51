import { fc, test } from '@fast-check/vitest';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from './index.ts';

const piece = fc.constantFrom(
  ...['a', ' ', ',', ';', '\t', '"', '""', '\n', '\r', '\r\n', "'", '=', '+', '-', '@', '＝1'],
  ...['=1+1', "'=1", 'sep=;', '\ufeff', 'é', 'السيرة الذاتية', '👩🏽‍🚒', '1,5', ''],
);
const cell = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
const delimiter = fc.constantFrom(',' as const, ';' as const, '\t' as const);

test.prop([table, delimiter], { numRuns: 1_000 })(
  'any table that was written comes back the same, whatever stands between its cells',
  (rows, between) => {
    expect(readCsv(writeCsv(rows, between))).toEqual(rows);
  },
);

test.prop([table, delimiter])(
  'another program reads the same cells, of which none begins as a formula',
  (rows, between) => {
    const { data } = Papa.parse<string[]>(writeCsv(rows, between), {
      delimiter: between,
      newline: '\r\n',
    });
    const cells = data.slice(0, -1); // Behind the last line end it sees an empty row.
    expect(cells.flat().filter((each) => /^[=+\-@\t\r]/u.test(each))).toEqual([]);
    expect(cells.map((row) => row.length)).toEqual(rows.map((row) => row.length));
    const plain = /^(?!'*[=+\-@\t\r\n＝＋－＠])/u;
    for (const [at, row] of rows.entries())
      for (const [column, text] of row.entries())
        if (plain.test(text)) expect(cells[at]?.[column]).toBe(text);
  },
);

test.prop([table], { numRuns: 300 })('what another program wrote is read as it was', (rows) => {
  const plain = rows.map((row) => row.map((each) => each.replace(/^'+/u, '')));
  const written = Papa.unparse(plain, { quotes: true });
  expect(readCsv(`\ufeff${written}`)).toEqual(plain);
});

it.each([
  { it: 'semicolons of a language with decimal commas', text: 'Job;Pay\nCook;1,5\nBaker;2,5' },
  { it: 'tabs out of a spreadsheet', text: 'Job\tPay\nCook\t1,5\nBaker\t2,5' },
  { it: 'a line that names it', text: 'sep=;\r\nJob;Pay\r\nCook;1,5\r\nBaker;2,5' },
  { it: 'commas with one in quotes', text: '\ufeffJob,Pay\rCook,"1,5"\rBaker,"2,5"\r' },
])('finds the delimiter: $it', ({ text }) => {
  expect(readCsv(text)).toEqual([
    ['Job', 'Pay'],
    ['Cook', '1,5'],
    ['Baker', '2,5'],
  ]);
});

it('writes a formula as a text, with quotes where they are needed', () => {
  expect(writeCsv([['=HYPERLINK("x")', "'tis", '-5', 'a;b']], ';')).toBe(
    `\ufeff"'=HYPERLINK(""x"")";'tis;'-5;"a;b"\r\n`,
  );
});
