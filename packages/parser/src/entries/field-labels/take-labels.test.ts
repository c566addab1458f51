import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { flowingRows, type Printed, printedRows } from '../../document/placed-text.test-support.ts';
import { joinWrapped, measureColumn } from '../../lines/join-wrapped.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import { lineTextOf } from '../../lines/line.ts';
import { splitEntries } from '../split-entries.ts';
import { cutLabels } from './cut-labels.ts';
import { isEntryLabel, kindOfLabel } from './entry-label.ts';
import { LABEL_HEADS } from './label-lexicon.ts';
import { takeLabels } from './take-labels.ts';

describe('a label', () => {
  it.each([
    ['Position', 'what'],
    ['Occupation or position held', 'what'],
    ['Title of qualification awarded', 'what'],
    ['Employer', 'who'],
    ['Name and address of employer', 'who'],
    ["Nom et adresse de l'employeur", 'who'],
    ['Name und Art der Bildungs- oder Ausbildungseinrichtung', 'who'],
    ['Type of business or sector', 'other'],
    ['Principali attività e responsabilità', 'duties'],
    ['Zeitraum', 'when'],
    ['Plaats', 'where'],
    ['Detalles', 'duties'],
    ['Entidad', 'who'],
    ['Délivré par', 'who'],
    ['Von', 'from'],
    ['Date de fin', 'to'],
    ['Reason for leaving', 'ignored'],
  ])('tells what it leads: %s', (text, kind) => {
    expect(kindOfLabel(text)).toBe(kind);
  });

  it.each(['Company Secretary', 'Foreign Client Desk', 'and', '', '2019 – 2021'])(
    'is none with other words, or none that tell: %s',
    (text) => {
      expect(kindOfLabel(text)).toBeUndefined();
    },
  );

  it.prop([fc.subarray(Object.values(LABEL_HEADS).join(' ').split(' '), { maxLength: 10 })])(
    'is made of any few of the words',
    (words) => {
      expect(isEntryLabel(words.join(' '))).toBe(words.length > 0);
    },
  );
});

const ledOf = (lines: readonly string[]) =>
  takeLabels(flowingRows(lines)).map(({ marker, cells }) =>
    [
      marker,
      ...cells.map(({ text, labelled }) => (labelled ? `${labelled}: ${text}` : text)),
    ].filter(Boolean),
  );

describe('labels of entries', () => {
  it('go off the text behind their colons', () => {
    expect(ledOf(['Position: Cook', 'City: Linz | Country: Austria', 'Cooked: daily'])).toEqual([
      ['what: Cook'],
      ['where: Linz', 'where: Austria'],
      ['Cooked: daily'],
    ]);
  });

  it('go off the text beside them where there is a column of them', () => {
    const form = ['Dates\t2019 – 2021', 'Position held\tCook', 'Main activities\tCooking'];
    expect(ledOf(form)).toEqual([['when: 2019 – 2021'], ['what: Cook'], ['duties: Cooking']]);
  });

  it('lead the two ends of one range, in a column or on one line', () => {
    const range = [['who: Ritz'], ['when: May 2019 – today']];
    expect(ledOf(['Employeur\tRitz', 'Du\tMay 2019', 'Au\ttoday'])).toEqual(range);
    expect(ledOf(['Employer: Ritz', 'From: May 2019\tTo: today'])).toEqual(range);
    expect(ledOf(['Name of employer\tFrom\tTo', 'Ritz\tMay 2019\ttoday'])).toEqual([range.flat()]);
  });

  it('go where nothing stands beside them, and with why a job ended', () => {
    const form = ['Arbeitgeber\tRitz', 'Ort', 'Position\tKoch', 'Grund des Wechsels\tUmzug'];
    expect(ledOf(form)).toEqual([['who: Ritz'], ['what: Koch']]);
  });

  it('over their values tell them, two on a line or one', () => {
    const form = [
      'Employer\tPlace',
      'Ritz\tLinz',
      'Position',
      'Cook',
      'Main duties',
      'Cooked daily',
      'Baked bread',
    ];
    const rows = flowingRows(form).map((row) => ({ ...row, gap: 1.2 }));
    expect(takeLabels(rows).map(({ cells }) => cells.map(({ labelled }) => labelled))).toEqual([
      ['who', 'where'],
      ['what'],
      ['duties'],
      [undefined],
    ]);
  });

  it('begin an entry where their own field was left empty', () => {
    const form = [
      'Period',
      'Employer\tRitz',
      'Position\tCook',
      'Period\t2019 – 2021',
      'Employer\tSavoy',
    ];
    expect(takeLabels(flowingRows(form)).map(({ begins }) => begins ?? false)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('that head a table tell its columns', () => {
    const table = ['Degree\tUniversity\tYear', 'B.Sc.\tLeeds\t2019', 'Honours', '• Baker\tYork'];
    expect(ledOf(table)).toEqual([
      ['what: B.Sc.', 'who: Leeds', 'when: 2019'],
      ['Honours'],
      ['•', 'Baker', 'York'],
    ]);
  });

  it('stay where one alone may be a name', () => {
    expect(ledOf(['Diploma\tLyceum'])).toEqual([['Diploma', 'Lyceum']]);
    expect(ledOf(['Dates\t2019', 'Diploma\t2018', 'Title\tBaker'])).toEqual([
      ['when: 2019'],
      ['Diploma', '2018'],
      ['what: Baker'],
    ]);
  });

  it('head no table where two say the same, or other words stand beside them', () => {
    expect(ledOf(['School\tUniversity', 'Foo\tBar'])[0]).toEqual(['School', 'University']);
    expect(ledOf(['Degree\tYork', 'Foo\tBar'])[0]).toEqual(['Degree', 'York']);
  });

  it('may stand beside each other, each with its text or without', () => {
    const form = ['Position:\tCook\tPeriod:\t2019', 'Employer:\tRitz\tPlace:'];
    expect(ledOf(form)).toEqual([['what: Cook'], ['when: 2019'], ['who: Ritz']]);
  });

  it('go on in the next row', () => {
    const [LABEL, TEXT] = [50, 200];
    const rows: Printed[] = [
      {
        y: 50,
        pieces: [
          { text: 'Dates', x: LABEL },
          { text: '2019', x: TEXT },
        ],
      },
      {
        y: 64,
        pieces: [
          { text: 'Name and address of', x: LABEL },
          { text: 'Ritz', x: TEXT },
        ],
      },
      {
        y: 78,
        pieces: [
          { text: 'employer', x: LABEL },
          { text: 'Linz', x: TEXT },
        ],
      },
    ];
    const led = takeLabels(leadMarkers(printedRows(rows)));
    expect(led.map(({ cells }) => cells.map(({ text, labelled }) => [text, labelled]))).toEqual([
      [['2019', 'when']],
      [['Ritz', 'who']],
      [['Linz', undefined]],
    ]);
  });
});

it('begin each entry at the label that the first begins with, whatever stands below the items', () => {
  const rows = takeLabels(
    flowingRows([
      'Period: 2019 – 2021',
      'Position: Cook',
      '• Cooked',
      'Employer: Ritz',
      'Period: 2017 – 2019',
      'Position: Waiter',
      '• Served',
      'Employer: Adlon',
    ]),
  );
  const entries = splitEntries(joinWrapped(rows, measureColumn(rows, true)));
  expect(entries.map(({ lines }) => lines.map(lineTextOf))).toEqual([
    ['2019 – 2021', 'Cook', 'Cooked', 'Ritz'],
    ['2017 – 2019', 'Waiter', 'Served', 'Adlon'],
  ]);
});

describe('a label that stands as near to its text as a word', () => {
  /** Letters of the test's pages are half their size wide: five points. */
  const EDGE = 200;
  const label = (y: number, text: string, behind = ''): Printed => ({
    y,
    pieces: [{ text: text + behind, x: EDGE - text.length * 5 }],
  });
  const cut = (lines: readonly Printed[]) =>
    cutLabels(printedRows(lines)).map(({ cells }) => cells.map(({ text }) => text));

  it('is cut off at the edge that labels alone share', () => {
    expect(
      cut([
        label(20, 'Main activities and'),
        label(34, 'responsibilities'),
        label(48, 'Title of qualification', ' Diploma of Leeds'),
        label(62, 'Jobs of a cook', ' and a baker'),
      ]),
    ).toEqual([
      ['Main activities and'],
      ['responsibilities'],
      ['Title of qualification', 'Diploma of Leeds'],
      ['Jobs of a cook and a baker'],
    ]);
  });

  it('stays where no such edge is seen', () => {
    expect(cut([label(20, 'Employer', ' Ritz')])).toEqual([['Employer Ritz']]);
  });
});
