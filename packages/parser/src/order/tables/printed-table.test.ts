import { expect, it } from 'vitest';
import { printedRows } from '../../document/placed-text.test-support.ts';
import { rowText } from '../../lines/row.ts';
import { joinPrintedTables } from './printed-table.ts';

it('joins the lines of a row whose two columns of dates stand so close that they are one text', () => {
  const rows = printedRows([
    {
      y: 40,
      pieces: [
        { text: 'From', x: 40 },
        { text: 'To', x: 84 },
        { text: 'Name of employer', x: 130 },
        { text: 'Position held', x: 300 },
      ],
    },
    {
      y: 60,
      pieces: [
        { text: '12/2019 04/2021', x: 40 },
        { text: 'Nordic Salt', x: 130 },
        { text: 'Dock Clerk', x: 300 },
      ],
    },
    {
      y: 73,
      pieces: [
        { text: 'Company', x: 130 },
        { text: 'and Tallyman', x: 300 },
      ],
    },
    {
      y: 93,
      pieces: [
        { text: '05/2011 12/2014', x: 40 },
        { text: 'Kalmar Quays', x: 130 },
        { text: 'Deck Hand', x: 300 },
      ],
    },
  ]);
  expect(joinPrintedTables(rows).map(rowText)).toEqual([
    'From To Name of employer Position held',
    '12/2019 04/2021 Nordic Salt Company Dock Clerk and Tallyman',
    '05/2011 12/2014 Kalmar Quays Deck Hand',
  ]);
});

const HEAD = ['Dates', 'Position held', 'Name of employer', 'Main duties'];
const X = [60, 130, 230, 420];
const printed = (y: number, ...texts: (string | undefined)[]) => ({
  y,
  pieces: texts.flatMap((text, at) => (text === undefined ? [] : [{ text, x: (X[at] ?? 0) - 15 }])),
});

it('puts to a row of a ruled table what stands in the middle of it, below heads in the middle of their columns', () => {
  const rows = printedRows([
    { y: 40, pieces: HEAD.map((text, at) => ({ text, x: X[at] ?? 0 })) },
    printed(60, undefined, undefined, undefined, 'Loaded ships'),
    printed(67, '2019 – 2021', 'Dock Clerk', 'Nordic Salt'),
    printed(73, undefined, undefined, undefined, 'Counted bales'),
    printed(93, '2011 – 2014', 'Deck Hand', 'Kalmar Quays', 'Painted hulls'),
  ]);
  expect(joinPrintedTables(rows).map(rowText)).toEqual([
    HEAD.join(' '),
    '2019 – 2021 Dock Clerk Nordic Salt',
    'Loaded ships',
    'Counted bales',
    '2011 – 2014 Deck Hand Kalmar Quays',
    'Painted hulls',
  ]);
});

it('goes on with a table that the page before began, and tells what its columns hold', () => {
  const [head] = printedRows([
    { y: 40, pieces: HEAD.map((text, at) => ({ text, x: X[at] ?? 0 })) },
  ]);
  const rows = printedRows([
    printed(40, '2019 – 2021', 'Dock Clerk', 'Nordic Salt'),
    printed(60, '2011 – 2014', 'Deck Hand', 'Kalmar Quays'),
  ]);
  const labels = joinPrintedTables(rows, head).map(({ cells }) =>
    cells.map((cell) => cell.labelled),
  );
  expect(labels).toEqual([
    ['when', 'what', 'who'],
    ['when', 'what', 'who'],
  ]);
});

it('begins a row at each range of its column of dates, however close the rows are', () => {
  const line = (y: number, ...texts: readonly (readonly [string, number])[]) => ({
    y,
    pieces: texts.map(([text, x]) => ({ text, x })),
  });
  const rows = printedRows([
    line(40, ['Period', 40], ['Qualification', 130], ['Organisation', 300]),
    line(60, ['2011 – 2013', 40], ['MA, Print', 130], ['Penhaligon Institute of', 300]),
    line(73, ['and Etching', 130], ['Applied Studies', 300]),
    line(86, ['2009 – 2010', 40], ['Diploma, Art', 130], ['Motril Community', 300]),
    line(99, ['and Design', 130], ['College', 300]),
  ]);
  expect(joinPrintedTables(rows).slice(1).map(rowText)).toEqual([
    '2011 – 2013 MA, Print and Etching Penhaligon Institute of Applied Studies',
    '2009 – 2010 Diploma, Art and Design Motril Community College',
  ]);
});
