import { expect, it } from 'vitest';
import { printedRows } from '../../document/placed-text.test-support.ts';
import { rowText } from '../../lines/row.ts';
import { joinBareTables } from './bare-table.ts';

const COLUMNS = [60, 160, 300];
const line = (y: number, ...texts: (string | undefined)[]) => ({
  y,
  pieces: texts.flatMap((text, at) => (text ? [{ text, x: COLUMNS[at] ?? 0 }] : [])),
});

it('puts the text of each row of a table without a head below its names', () => {
  const rows = printedRows([
    line(40, '2019 – 2021', 'Dock Clerk', 'Loaded ships'),
    line(53, undefined, 'Nordic Salt', 'Counted bales'),
    line(66, undefined, undefined, 'Wrote the ledger'),
    line(79, '2011 – 2014', 'Deck Hand', 'Painted hulls'),
    line(92, undefined, 'Kalmar Quays', 'Mended nets'),
  ]);
  expect(joinBareTables(rows).map(rowText)).toEqual([
    '2019 – 2021 Dock Clerk',
    'Nordic Salt',
    'Loaded ships',
    'Counted bales',
    'Wrote the ledger',
    '2011 – 2014 Deck Hand',
    'Kalmar Quays',
    'Painted hulls',
    'Mended nets',
  ]);
});

it('leaves places beside dated titles where they are', () => {
  const rows = printedRows([
    line(40, '2019 – 2021', 'Dock Clerk', 'Kalmar'),
    line(53, undefined, 'Nordic Salt'),
    line(66, '2011 – 2014', 'Deck Hand', 'Malmö'),
    line(79, undefined, 'Kalmar Quays'),
  ]);
  expect(joinBareTables(rows)).toEqual(rows);
});
