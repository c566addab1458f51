import { expect, it } from 'vitest';
import { type Printed, printedRows } from '../document/placed-text.test-support.ts';
import { dropDecoration } from './drop-decoration.ts';
import { isOnlyMarks, leadingMarker, withoutIcons } from './glyphs.ts';
import { joinWrapped, measureColumn } from './join-wrapped.ts';
import { leadMarkers } from './lead-markers.ts';
import { lineTextOf } from './line.ts';
import { rowText } from './row.ts';

const at = (y: number, text: string, x = 72, page = 0): Printed => ({
  y,
  page,
  pieces: [{ text, x }],
});

function joined(lines: readonly Printed[]) {
  const rows = leadMarkers(printedRows(lines));
  return joinWrapped(rows, measureColumn(rows, true)).map(lineTextOf);
}

it.each([
  '• Led',
  '◦ Led',
  '▪ Led',
  '- Led',
  '– Led',
  '* Led',
  '➢ Led',
  '\uf0b7 Led',
  '1. Led',
  'o Led',
  '✓ Led',
])('takes the mark off %s', (text) => {
  const [row] = leadMarkers(printedRows([at(20, text)]));
  expect(row && rowText(row)).toBe('Led');
  expect(row?.marker).not.toBe('');
});

it.each(['-5 % costs', 'A. Smith', '2019 plan', 'often late', '*nix'])(
  'takes nothing off %s',
  (text) => {
    expect(leadingMarker(text)).toBeUndefined();
  },
);

it('takes a mark off that stands alone before its text', () => {
  const row = {
    y: 20,
    pieces: [
      { text: '•', x: 72 },
      { text: 'Led', x: 86 },
    ],
  };
  const [led] = leadMarkers(printedRows([row]));
  expect(led).toMatchObject({ marker: '•', cells: [{ text: 'Led' }] });
});

it('takes numbers in two parts off where they count, and leaves a lone one', () => {
  const rows = [
    at(20, '2.1. Cook'),
    at(40, '(a) Cooked'),
    at(60, '2.2. Baker'),
    at(80, '7.5 Tonnes'),
  ];
  expect(leadMarkers(printedRows(rows)).map(({ cells }) => cells[0]?.text)).toEqual([
    'Cook',
    'Cooked',
    'Baker',
    '7.5 Tonnes',
  ]);
});

it('drops icons and knows text of nothing else', () => {
  expect(withoutIcons('\uf095 +49 30 1234')).toBe('+49 30 1234');
  expect(isOnlyMarks('\uf095')).toBe(true);
  expect(isOnlyMarks('C')).toBe(false);
});

/** The texts that are left of printed lines. */
const kept = (lines: readonly Printed[], heights: readonly number[]): string[] =>
  dropDecoration([leadMarkers(printedRows(lines))], heights)
    .columns.flat()
    .map(rowText);

it('drops page numbers, drawn lines and what is printed again on every page, but not its first print', () => {
  const lines = [
    at(30, 'Ada Lovelace'),
    at(90, '________'),
    at(300, 'Engineer'),
    at(770, 'Page 1 of 2'),
  ];
  const second = [
    at(30, 'Ada Lovelace', 72, 1),
    at(300, 'Acme', 72, 1),
    at(770, 'Page 2 of 2', 72, 1),
  ];
  const rows = kept([...lines, ...second], [792, 792]);
  expect(rows).toEqual(['Ada Lovelace', 'Engineer', 'Acme']);
});

it('drops a notice of copyright', () => {
  const notice = 'May 2, 2026 © Harrow Templates, 2002 – 2026 | Page 1 / 2';
  const rows = kept([at(30, 'Engineer'), at(770, notice)], [792]);
  expect(rows).toEqual(['Engineer']);
});

it('drops the foot of a page that repeats the name or counts pages, and keeps it elsewhere', () => {
  const lines = [
    at(30, 'Ada Lovelace'),
    at(400, 'Ada Lovelace – 1'),
    at(760, 'Ada Lovelace – 1'),
    at(770, 'Made by a printer, Page 1 of 2'),
    at(780, 'Engines – 1'),
  ];
  const rows = kept(lines, [792]);
  expect(rows).toEqual([
    'Ada Lovelace',
    'Ada Lovelace – 1',
    'Made by a printer, Page 1 of 2',
    'Engines – 1',
  ]);
});

const FULL = 'Led the redesign of the settlement ledger from nightly jobs to an';

it('puts wrapped items back together', () => {
  expect(
    joined([
      at(20, `• ${FULL}`),
      at(33, 'event-driven pipeline', 82),
      at(46, '• Own the handbook'),
    ]),
  ).toEqual([`${FULL} event-driven pipeline`, 'Own the handbook']);
});

it('leaves what stands below the title of a numbered entry alone where the title had room', () => {
  const lines = [
    at(20, '1. Cook, Ritz'),
    at(34, 'Linz, May 2019 – July 2021', 86),
    at(48, 'A house of four hundred beds above the lake, open from May to the end of October', 86),
  ];
  expect(joined(lines)).toEqual([
    'Cook, Ritz',
    'Linz, May 2019 – July 2021',
    'A house of four hundred beds above the lake, open from May to the end of October',
  ]);
});

it('begins a line with a range of dates, also where its month has a small letter', () => {
  const lines = [at(20, 'HBO Informatica'), at(33, 'sep 2013 – feb 2017 | Utrecht')];
  expect(joined(lines)).toEqual(['HBO Informatica', 'sep 2013 – feb 2017 | Utrecht']);
});

it('parts items without marks where a line has room left', () => {
  expect(
    joined([at(20, FULL), at(33, 'event-driven pipeline'), at(46, 'Own the handbook')]),
  ).toEqual([`${FULL} event-driven pipeline`, 'Own the handbook']);
});

it('begins an item at a capital letter even below a full line, unless a word must follow', () => {
  const whole = 'Introduced tests between eleven services over the last two quarters';
  expect(
    joined([at(20, whole), at(33, 'Mentored four engineers in their first year')]),
  ).toHaveLength(2);
  const cut = 'Built a museum site for the city with the help of Ruby on Rails and';
  expect(
    joined([at(20, cut), at(33, 'JavaScript in one summer with three students')]),
  ).toHaveLength(1);
});

it('keeps the hyphen of a word that was parted at it, and adds no space', () => {
  expect(
    joined([
      at(20, 'Led the redesign of ledgers from nightly batch jobs to an event-'),
      at(33, 'driven pipeline'),
    ]),
  ).toEqual(['Led the redesign of ledgers from nightly batch jobs to an event-driven pipeline']);
});

it('puts a range of dates back together that breaks', () => {
  expect(joined([at(20, 'Bachelor of Arts – Leeds (Sep 2011 – May'), at(33, '2015)')])).toEqual([
    'Bachelor of Arts – Leeds (Sep 2011 – May 2015)',
  ]);
});

it('puts a sentence back together whose bold part begins or ends with a line', () => {
  const bold = (y: number, text: string) => ({ y, pieces: [{ text, x: 72, bold: true }] });
  const summary = [
    at(20, 'Plans the rounds of nine drivers and writes the lists that are'),
    bold(34, 'signed at every gate, and knows which of the customers want a call'),
    at(48, 'before the van arrives.'),
  ];
  expect(joined(summary)).toHaveLength(1);
  const title = at(20, 'Nora is a baker in the town of Dallas');
  expect(joined([title, bold(34, 'bread and rolls'), at(48, FULL)])).toHaveLength(3);
});

it('leaves titles and places of their own lines alone', () => {
  expect(joined([at(20, 'Engineer'), at(33, 'Acme'), at(46, 'Leeds'), at(59, FULL)])).toHaveLength(
    4,
  );
});

it('loses the hyphens at which a program parts words, but not those of compounds', () => {
  const lines = [
    'Alice sees the world as one of rules and of lovely imag-',
    'ination, and she knows it as a place of common sense, com-',
    'fortable with what it is, and keeps to the rules of a well-',
    'known house of manners, whatever the others may have enti-',
    'tled themselves to.',
  ];
  expect(joined(lines.map((text, index) => at(20 + index * 13, text)))).toEqual([
    'Alice sees the world as one of rules and of lovely imagination, and she knows it as a place of common sense, comfortable with what it is, and keeps to the rules of a well-known house of manners, whatever the others may have entitled themselves to.',
  ]);
});

it('takes no icon of a calendar or a map for the mark of an item', () => {
  const row = {
    y: 20,
    pieces: [
      { text: '\ue0b7 2019 – 2021', x: 72 },
      { text: '\ue041 Linz, Austria', x: 300 },
    ],
  };
  const [led] = leadMarkers(printedRows([row]));
  expect(led).toMatchObject({
    marker: '',
    cells: [{ text: '2019 – 2021' }, { text: 'Linz, Austria' }],
  });
});

it.each([
  { it: 'between two words', before: [' ', ' '] as const, seen: 'Northgate Leeds' },
  { it: 'within a word', before: ['', ''] as const, seen: 'NorthgateLeeds' },
])('[RD2] has nothing of what nobody sees $it in a cell', ({ before: [one, two], seen }) => {
  const [row] = printedRows([
    {
      y: 20,
      pieces: [
        { text: 'Northgate', x: 72, bold: true },
        { text: 'SECRET', x: 120, hidden: true, before: one },
        { text: 'Leeds', x: 160, before: two },
      ],
    },
  ]);
  expect(row?.cells).toMatchObject([{ text: seen, spans: [{ to: 9 }, { to: seen.length }] }]);
  const places = row?.cells[0]?.parts.map(({ place }) => place);
  expect(places).toEqual([
    { line: 0, start: 0, end: 9 },
    { line: 0, start: 15 + one.length + two.length, end: 20 + one.length + two.length },
  ]);
});

it('keeps words of letters of one width together where they share an edge by chance', () => {
  const words = (y: number, one: string, two: string): Printed => ({
    y,
    pieces: [
      { text: one, x: 72 },
      { text: two, x: 108, before: ' ' },
    ],
  });
  const lines = Array.from({ length: 6 }, (_, index) => words(20 + index * 12, 'Cash', 'handling'));
  expect(printedRows(lines).every(({ cells }) => cells.length === 1)).toBe(true);
});
