import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type Printed, printedRows } from '../../document/placed-text.test-support.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import { extractSideColumn } from './extract-side-column.ts';

const [SIDE, TEXT] = [50, 180];

/** Lines of a page, fourteen points apart: what stands in the side column, and the text beside it. */
const linesOf = (lines: readonly (readonly [side: string, text: string])[]): Printed[] =>
  lines.map(([side, text], at) => ({
    y: 50 + at * 14,
    pieces: [
      ...(side ? [{ text: side, x: SIDE }] : []),
      ...(text ? [{ text, x: text.startsWith('•') ? TEXT + 12 : TEXT }] : []),
    ],
  }));

const lifted = (lines: readonly (readonly [string, string])[]) =>
  extractSideColumn(leadMarkers(printedRows(linesOf(lines)))).map(({ marker, cells }) =>
    [marker, ...cells.map(({ text }) => text)].filter(Boolean),
  );

describe('a column of dates at the left', () => {
  it('gives the place below a date to the lines of its entry, before the items', () => {
    expect(
      lifted([
        ['2019 – 2021', 'Cook'],
        ['Graz', 'Ritz'],
        ['', '• Cooked'],
        ['2017 – 2019', 'Waiter'],
        ['Linz', '• Served'],
      ]),
    ).toEqual([
      ['2019 – 2021', 'Cook'],
      ['Ritz', 'Graz'],
      ['•', 'Cooked'],
      ['2017 – 2019', 'Waiter', 'Linz'],
      ['•', 'Served'],
    ]);
  });

  it('reads years over each other as a range, and those of lines that are entries as they are', () => {
    expect(
      lifted([
        ['2019', 'Cook'],
        ['2021', 'Ritz'],
        ['', '• Cooked'],
        ['2015', 'Waiter'],
        ['present', 'Sacher'],
        ['', '• Served'],
      ]),
    ).toEqual([
      ['2019 2021', 'Cook'],
      ['Ritz'],
      ['•', 'Cooked'],
      ['2015 present', 'Waiter'],
      ['Sacher'],
      ['•', 'Served'],
    ]);
    const prizes = [
      ['1987', 'Best Novel'],
      ['1998', 'Best Play'],
    ] as const;
    expect(lifted(prizes)).toEqual(prizes);
  });

  it('holds no ranges over two lines of text where entries do not last', () => {
    const rows = leadMarkers(
      printedRows(
        linesOf([
          ['2008', 'First Aid'],
          ['2021', 'Chainsaw Card'],
          ['', 'Red Cross'],
        ]),
      ),
    );
    expect(extractSideColumn(rows, false).map(({ cells }) => cells[0]?.text)).toEqual([
      '2008',
      '2021',
      'Red Cross',
    ]);
  });

  it('may be wider beside one entry than beside the next', () => {
    const rows = printedRows([
      {
        y: 50,
        pieces: [
          { text: '2019', x: SIDE },
          { text: 'Cook', x: TEXT, bold: true },
        ],
      },
      {
        y: 64,
        pieces: [
          { text: '2021', x: SIDE },
          { text: 'Ritz', x: TEXT },
        ],
      },
      {
        y: 90,
        pieces: [
          { text: '2015', x: SIDE },
          { text: 'Waiter', x: TEXT + 9, bold: true },
        ],
      },
      {
        y: 104,
        pieces: [
          { text: 'present', x: SIDE },
          { text: 'Sacher', x: TEXT + 9 },
        ],
      },
    ]);
    expect(extractSideColumn(rows).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['2019 2021', 'Cook'],
      ['Ritz'],
      ['2015 present', 'Waiter'],
      ['Sacher'],
    ]);
  });

  it('puts a range that takes two lines together, and leaves each text its line', () => {
    expect(
      lifted([
        ['November 2019 –', 'Cook'],
        ['heute', 'Ritz'],
        ['Graz', '• Cooked'],
      ]),
    ).toEqual([
      ['November 2019 – heute', 'Cook'],
      ['Ritz', 'Graz'],
      ['•', 'Cooked'],
    ]);
  });

  it('is left alone where whole dates alone stand in it', () => {
    expect(
      lifted([
        ['2019 – 2021', 'Cook'],
        ['', 'Ritz'],
      ]),
    ).toEqual([['2019 – 2021', 'Cook'], ['Ritz']]);
  });

  it('is none where sentences stand in it', () => {
    const lines = [
      ['2019 – 2021', 'Cook'],
      ['Cooked for 60 guests.', 'Ritz'],
    ] as const;
    expect(lifted(lines)).toEqual([
      ['2019 – 2021', 'Cook'],
      ['Cooked for 60 guests.', 'Ritz'],
    ]);
  });
});

const sideText = fc.constantFrom('', 'Graz', 'heute', '2019 – 2021', 'May 2018 –', 'No. 12: x');
const bodyText = fc.constantFrom('', 'Cook', 'Ritz', '• Cooked');

it.prop([fc.array(fc.tuple(sideText, bodyText), { maxLength: 8 })])(
  'loses no word and adds none',
  (lines) => {
    const words = (texts: readonly string[]) =>
      texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []).sort();
    const printed = lines.filter(([side, text]) => side !== '' || text !== '');
    expect(words(lifted(printed).flat())).toEqual(words(printed.flat()));
  },
);
