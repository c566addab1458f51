import { expect, it } from 'vitest';
import { rowText } from '../lines/row.ts';
import { printedRows } from '../placed-text.test-support.ts';
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
