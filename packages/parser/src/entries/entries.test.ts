import { describe, expect, it } from 'vitest';
import {
  flowingText,
  type Printed,
  printedRows,
  printedText,
} from '../document/placed-text.test-support.ts';
import { joinWrapped, measureColumn } from '../lines/join-wrapped.ts';
import { leadMarkers } from '../lines/lead-markers.ts';
import { lineTextOf } from '../lines/line.ts';
import { rowText } from '../lines/row.ts';
import { rowsOf } from '../lines/rows-of.ts';
import { anchorOf } from './anchor.ts';
import { chunksOf } from './chunks.ts';
import { cutLeadingDates, extractTrailing, joinBrokenDates } from './columns/extract-trailing.ts';
import { takeLabels } from './field-labels/take-labels.ts';
import { alignHeads } from './heads/align-heads.ts';
import { namesWork, splitHead } from './heads/split-head.ts';
import { splitEntries } from './split-entries.ts';

/** The lines of a flowing document. */
function linesOf(texts: readonly string[]) {
  const rows = leadMarkers(rowsOf(flowingText(texts)));
  return joinWrapped(rows, measureColumn(rows, false));
}

function lineOf(text: string) {
  const [line] = linesOf([text]);
  if (!line) throw new Error(`no line in ${text}`);
  return line;
}

describe('the dates of a line', () => {
  it.each([
    'Engineer\t2019 – 2021',
    'Acme (2019 – 2021)',
    '2019 – 2021',
    '2019 – 2021, Engineer',
    'Prize, 2019',
    'Prize\tAwarded in 2019',
    'Diploma\tCompleted in 2019',
    'Prize 2019',
    'First aid (2019) – Red Cross',
    'Premio fin de grado, Universidad del Norte, 2019',
    'Rising Cook of the Year – Vienna Hotel Association of Austria. 2019.',
    '2019: Prix jeune création de la cuisine, Région du Rhône',
    'Cook of the house – Ritz, Vienna. 2019–2021.',
    'Prize of the jury, cooks and guests, 2019',
  ])('date it: %s', (text) => {
    expect(anchorOf(lineOf(text))?.dates.start).toBe('2019');
  });

  it.each([
    'Won the 2019 prize for the best app that was made by students',
    'Won the cup in 2022',
    'First aid (2019) for sixty guests',
    '2019: won the prize for the best app that was made by students.',
    'Engineer, Acme',
  ])('are none: %s', (text) => {
    expect(anchorOf(lineOf(text))).toBeUndefined();
  });
});

describe('entries', () => {
  const entriesOf = (texts: readonly string[]) =>
    splitEntries(linesOf(texts)).map(({ lines }) => lines.map(lineTextOf));

  it('begin at their date, or as many lines above it as the first does', () => {
    expect(
      entriesOf([
        '*Acme',
        'Cook\t2019 – 2021',
        '• Cooked',
        '*Ritz',
        'Waiter\t2017 – 2019',
        '• Served',
      ]),
    ).toEqual([
      ['Acme', 'Cook 2019 – 2021', 'Cooked'],
      ['Ritz', 'Waiter 2017 – 2019', 'Served'],
    ]);
  });

  it('may have several roles of one employer', () => {
    const found = entriesOf([
      '*Acme',
      'Lead\t2020 – 2021',
      '• Led',
      'Cook\t2018 – 2020',
      '• Cooked',
      '*Ritz',
      'Cook\t2017',
      '• Ate',
    ]);
    expect(found.map(([first]) => first)).toEqual(['Acme', 'Cook 2018 – 2020', 'Ritz']);
  });

  it('begin at their look where they have no dates', () => {
    expect(
      entriesOf(['*Tidepool', 'A dashboard for lag.', '*Bikeshed', 'A map of parking.']),
    ).toEqual([
      ['Tidepool', 'A dashboard for lag.'],
      ['Bikeshed', 'A map of parking.'],
    ]);
  });

  it('begin where more space lies than within the first', () => {
    const spaces = [1.5, 1.05, 1.2, 1, 1.2, 1];
    const lines = linesOf(['Ada', 'Reader', 'Bo', 'Writer', 'Cy', 'Singer']);
    const found = splitEntries(lines.map((line, at) => ({ ...line, space: spaces[at] ?? 1 })));
    expect(found.map(({ lines }) => lines.length)).toEqual([2, 2, 2]);
  });

  it('do not begin at a year within running words', () => {
    const found = entriesOf([
      'Cook\t2019 – 2021',
      '• Cooked for the 2020 games',
      'Waiter\t2017 – 2019',
    ]);
    expect(found).toHaveLength(2);
  });
});

it('cuts a head at gaps, bars and changes of look, and takes the dates out', () => {
  const texts = chunksOf([lineOf('Cook | Ritz, Paris\t2019 – 2021')]).map(({ text }) => text);
  expect(texts).toEqual(['Cook', 'Ritz, Paris']);
  const { lines } = printedText([
    {
      y: 20,
      pieces: [
        { text: 'Ritz', bold: true },
        { text: ', Cook', before: '' },
      ],
    },
  ]);
  const [row] = rowsOf({ ...printedText([]), lines });
  const line = { cells: row?.cells ?? [], marker: '', x: 0, space: 0, row: row ?? lineOf('x').row };
  expect(chunksOf([line]).map(({ text }) => text)).toEqual(['Ritz', 'Cook']);
});

describe('dates in a column of their own', () => {
  const row = (y: number, ...pieces: [string, number][]): Printed => ({
    y,
    pieces: pieces.map(([text, x]) => ({ text, x })),
  });

  it('are put on the line above the item that they stand beside', () => {
    const rows = leadMarkers(
      printedRows([row(20, ['Ritz, Cook', 72]), row(33, ['• Cooked', 72], ['2019 – 2021', 450])]),
    );
    expect(extractTrailing(rows).map(rowText)).toEqual(['Ritz, Cook 2019 – 2021', 'Cooked']);
  });

  it('are put together where they break', () => {
    const rows = printedRows([
      row(20, ['04.2020 –', 40], ['Koch', 140]),
      row(33, ['heute', 40], ['Ritz', 140]),
    ]);
    expect(joinBrokenDates(rows).map(rowText)).toEqual(['04.2020 – heute Koch', 'Ritz']);
  });

  it.each([
    ['september 2013 to July', '2015', 'september 2013 to July 2015 Koch'],
    ['2007 →', '2010', '2007 → 2010 Koch'],
  ])('are put together behind "%s"', (start, end, text) => {
    const rows = printedRows([
      row(20, [start, 40], ['Koch', 240]),
      row(33, [end, 40], ['Ritz', 240]),
    ]);
    expect(joinBrokenDates(cutLeadingDates(rows)).map(rowText)).toEqual([text, 'Ritz']);
  });

  it('are parted from the title that stands close to them', () => {
    const [cut] = cutLeadingDates(printedRows([row(20, ['2019 – 2021 Koch', 40])]));
    expect(cut?.cells.map(({ text }) => text)).toEqual(['2019 – 2021', 'Koch']);
  });
});

it('does not date an entry by a year at the end of an item where ranges date entries', () => {
  const found = splitEntries(
    linesOf([
      'Planner\t2018 – 2020',
      'City of Zwolle',
      'Led the cycling plan 2030',
      'Adviser\t2015 – 2018',
    ]),
  );
  expect(found).toHaveLength(2);
});

it('puts a place beside an item on the line above it', () => {
  const rows = leadMarkers(
    printedRows([
      {
        y: 20,
        pieces: [
          { text: 'Ritz, Cook', x: 72 },
          { text: '2019 – 2021', x: 450 },
        ],
      },
      {
        y: 33,
        pieces: [
          { text: '• Cooked', x: 72 },
          { text: 'Houston, TX', x: 450 },
        ],
      },
    ]),
  );
  expect(extractTrailing(rows).map(rowText)).toEqual([
    'Ritz, Cook 2019 – 2021 Houston, TX',
    'Cooked',
  ]);
});

it('takes a line into the head that is set as another head has one there', () => {
  const lines = linesOf([
    'Ritz | Paris\t2019 – 2021',
    '*Cook',
    '• Cooked',
    'Bar Nine | Vannes\t2017 – 2019',
    '*Second of eight',
    '• Served',
    'Café | Vannes\t2015 – 2017',
    'Third of eight',
    '• Served',
  ]);
  const entries = alignHeads(splitEntries(lines).map((entry) => splitHead(entry, namesWork)));
  expect(entries.map(({ head }) => head.length)).toEqual([2, 2, 1]);
});

it('takes an unknown town into the head where other heads have a known one', () => {
  const jobs = (town: string) => {
    const lines = linesOf([
      'Ritz\t2019 – 2021',
      'Cook',
      'Paris',
      '• Cooked',
      'Adlon\t2017 – 2019',
      'Cook',
      town,
      '• Cooked',
    ]);
    return alignHeads(splitEntries(lines).map((entry) => splitHead(entry, namesWork)));
  };
  const heads = (town: string) => jobs(town).map(({ head }) => head.map(lineTextOf).at(-1));
  expect(heads('Vannes')).toEqual(['Paris', 'Vannes']);
  expect(heads('*Vannes')).toEqual(['Paris', 'Cook']);
  expect(heads('Fed sixty guests.')).toEqual(['Paris', 'Cook']);
});

it('takes what a label tells into the head, also from below the items', () => {
  const rows = takeLabels(
    leadMarkers(rowsOf(flowingText(['2019', 'Cook', '• Cooked', 'Firma: X']))),
  );
  const [entry] = splitEntries(joinWrapped(rows, measureColumn(rows, false)));
  const { head, body } = splitHead(entry ?? { lines: [] }, namesWork);
  expect([head, body].map((lines) => lines.map(lineTextOf))).toEqual([
    ['2019', 'Cook', 'X'],
    ['Cooked'],
  ]);
});

describe('the parts of a head', () => {
  it.each([
    ['Cook ⚲ Vienna', ['Cook', 'Vienna']],
    ['Cook 📍 Vienna', ['Cook', 'Vienna']],
    ['Ritz, Vienna. 2019', ['Ritz, Vienna']],
    ['Ritz, Austin, TX. 2019', ['Ritz, Austin, TX']],
    ['Ritz Inc. 2019', ['Ritz Inc.']],
  ])('stand between icons and before dates: %s', (text, parts) => {
    expect(chunksOf([lineOf(text)]).map((chunk) => chunk.text)).toEqual(parts);
  });
});
