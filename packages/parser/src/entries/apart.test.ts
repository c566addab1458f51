import { describe, expect, it } from 'vitest';
import { type Printed, printedRows } from '../document/placed-text.test-support.ts';
import { joinWrapped, measureColumn } from '../lines/join-wrapped.ts';
import { rowText } from '../lines/row.ts';
import { chunksOf } from './chunks.ts';
import { joinBrokenDates } from './columns/extract-trailing.ts';

const rowsAt = (lines: readonly [y: number, text: string][]) =>
  printedRows(lines.map(([y, text]) => ({ y, pieces: [{ text }] })));

describe('two dates, one over the other and each alone', () => {
  it.each([
    [
      ['2003', '2007', 'Millau Polytechnic'],
      ['2003 2007', 'Millau Polytechnic'],
    ],
    [
      ['May 2003', 'June 2007', 'BEng'],
      ['May 2003 June 2007', 'BEng'],
    ],
    [
      ['2007', '2003', 'BEng'],
      ['2007', '2003', 'BEng'],
    ],
  ])('are a range where the later one stands below: %s', (texts, joined) => {
    const rows = rowsAt(texts.map((text, at) => [20 + at * 13, text]));
    expect(joinBrokenDates(rows).map(rowText)).toEqual(joined);
  });

  it('are two where there is room between them', () => {
    const rows = rowsAt([
      [20, '2003'],
      [60, '2007'],
    ]);
    expect(joinBrokenDates(rows)).toHaveLength(2);
  });
});

it('takes a joining word that is set apart for no name', () => {
  const pieces: Printed['pieces'] = [
    { text: 'Charge Nurse', bold: true },
    { text: 'at', before: ' ', x: 140 },
    { text: 'Riverbank Surgery', bold: true, before: ' ', x: 155 },
  ];
  const rows = printedRows([{ y: 20, pieces }]);
  const chunks = chunksOf(joinWrapped(rows, measureColumn(rows, true)));
  expect(chunks.map(({ text }) => text)).toEqual(['Charge Nurse', 'Riverbank Surgery']);
});
