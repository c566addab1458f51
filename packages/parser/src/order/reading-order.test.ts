import { fc, it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { flowingText, type Printed, printedText } from '../document/placed-text.test-support.ts';
import { rowText } from '../lines/row.ts';
import { readingOrder } from './reading-order.ts';

const left = (y: number, text: string): Printed => ({ y, pieces: [{ text, x: 40 }] });
const right = (y: number, text: string): Printed => ({ y, pieces: [{ text, x: 220 }] });
const both = (y: number, one: string, other: string): Printed => ({
  y,
  pieces: [
    { text: one, x: 40 },
    { text: other, x: 220 },
  ],
});

const SIDE = ['Contact', 'ada@example.org', 'Skills', 'Go', 'SQL', 'Rust'];
const MAIN = [
  'Experience',
  'Engineer',
  'Acme',
  '2019 – 2021',
  'Built a thing',
  'Education',
  'B.Sc.',
];
const sidebar = [
  ...SIDE.map((text, at) => left(50 + at * 17, text)),
  ...MAIN.map((text, at) => right(43 + at * 13, text)),
];

const textsOf = (lines: readonly Printed[]) =>
  readingOrder(printedText(lines)).map((column) => column.map(rowText));

it('reads two columns one after the other where their base lines differ and both have headings', () => {
  expect(textsOf(sidebar)).toEqual([SIDE, MAIN]);
});

it('reads them so too when the file draws them in turns', () => {
  const drawn = sidebar.toSorted((a, b) => a.y - b.y);
  expect(textsOf(drawn)).toEqual([SIDE, MAIN]);
});

it('keeps what stands over the columns at the head of the first', () => {
  const name = {
    y: 20,
    pieces: [{ text: 'Ada Lovelace, Countess and Engineer of Engines', x: 40 }],
  };
  expect(textsOf([name, ...sidebar])[0]?.[0]).toBe(
    'Ada Lovelace, Countess and Engineer of Engines',
  );
});

it('does not take a column of dates for a column of text', () => {
  const years = ['2015 – 2017', '2017 – 2019', '2019 – 2021', '2021 – heute', '2022', '2023'];
  const lines = years.flatMap((dates, at) => [
    both(50 + at * 40, dates, 'Role'),
    right(63 + at * 40, 'Employer'),
  ]);
  expect(textsOf(lines)).toHaveLength(1);
});

it('does not take a column of labels for a column of text', () => {
  const labels = ['Profile', 'Experience', 'Education', 'Skills', 'Awards'];
  const lines = labels.flatMap((label, at) => [
    both(50 + at * 40, label, 'Text'),
    right(63 + at * 40, 'More'),
  ]);
  expect(textsOf(lines)).toHaveLength(1);
});

it('sorts what stands on one base line from left to right', () => {
  expect(textsOf([right(50, '2019'), left(50, 'Acme')])).toEqual([['Acme 2019']]);
});

it('puts the date of a table beside the first line of its cell', () => {
  const document = flowingText(['2019 – 2021', 'Cook', 'Ritz, Paris']);
  const columns = [0, 1, 1];
  const lines = document.lines.map((line, at) => ({
    ...line,
    cell: { table: 0, row: 0, column: columns[at] ?? 0 },
  }));
  const [rows] = readingOrder({ ...document, lines });
  expect(rows?.map((row) => row.cells.map(({ text }) => text))).toEqual([
    ['2019 – 2021', 'Cook'],
    ['Ritz, Paris'],
  ]);
});

it('puts a column of a date and a place beside the first lines of its table row', () => {
  const document = flowingText(['Cook', 'Ritz', '2019 – 2021', 'Paris']);
  const columns = [0, 0, 1, 1];
  const lines = document.lines.map((line, at) => ({
    ...line,
    cell: { table: 0, row: 0, column: columns[at] ?? 0 },
  }));
  const [rows] = readingOrder({ ...document, lines });
  expect(rows?.map((row) => row.cells.map(({ text }) => text))).toEqual([
    ['Cook', '2019 – 2021'],
    ['Ritz', 'Paris'],
  ]);
});

it('puts a column of a date and a place at the left beside what it belongs to, before the items', () => {
  const document = flowingText(['2019 – 2021', 'Graz', 'Cook, Ritz', '• Cooked']);
  const columns = [0, 0, 1, 1];
  const lines = document.lines.map((line, at) => ({
    ...line,
    cell: { table: 0, row: 0, column: columns[at] ?? 0 },
  }));
  const [rows] = readingOrder({ ...document, lines });
  expect(rows?.map((row) => row.cells.map(({ text }) => text))).toEqual([
    ['Cook, Ritz', '2019 – 2021', 'Graz'],
    ['Cooked'],
  ]);
});

property.prop([fc.shuffledSubarray(sidebar, { minLength: sidebar.length })])(
  'reads them so in whatever order the file draws them',
  (drawn) => {
    expect(textsOf(drawn)).toEqual([SIDE, MAIN]);
  },
);

const shown = (y: number, text: string, x: number, page = 0): Printed => ({
  y,
  page,
  pieces: [{ text, x, bold: true }],
});
const plain = (y: number, text: string, x: number, page = 0): Printed => ({
  y,
  page,
  pieces: [{ text, x }],
});

const GRID = [
  shown(100, 'Projects', 284),
  ...[72, 320].flatMap((x) => [
    shown(120, `Project at ${x}`, x),
    plain(134, 'Built a thing of many parts', x),
    plain(148, 'that people use every day', x),
  ]),
  shown(180, 'Awards', 288),
  plain(200, 'The golden spoon of the town of Linz for soups and sauces', 72),
];

it('reads a grid of entries cell by cell, within the section that its heading stands over', () => {
  expect(textsOf(GRID)).toEqual([
    [
      'Projects',
      'Project at 72',
      'Built a thing of many parts',
      'that people use every day',
      'Project at 320',
      'Built a thing of many parts',
      'that people use every day',
      'Awards',
      'The golden spoon of the town of Linz for soups and sauces',
    ],
  ]);
});

it('reads three columns of a section from left to right', () => {
  const columns = [36, 222, 408].flatMap((x) => [
    shown(120, `Group at ${x}`, x),
    plain(134, 'Advanced', x),
    plain(148, 'One, Two, Three', x),
  ]);
  const heading = { y: 100, pieces: [{ text: 'Skills', x: 36, size: 14 }] };
  const [rows] = textsOf([heading, ...columns]);
  expect(rows?.filter((text) => text.startsWith('Group'))).toEqual([
    'Group at 36',
    'Group at 222',
    'Group at 408',
  ]);
  expect(rows?.slice(1, 4)).toEqual(['Group at 36', 'Advanced', 'One, Two, Three']);
});

it('goes on with the main column on a page without a sidebar', () => {
  const next = [plain(40, 'Another thing', 220, 1), plain(54, 'and one more', 220, 1)];
  expect(textsOf([...sidebar, ...next])).toEqual([
    SIDE,
    [...MAIN, 'Another thing', 'and one more'],
  ]);
});

it('takes each page with its own gutter', () => {
  const wide = sidebar.map((line) => ({
    ...line,
    page: 1,
    pieces: line.pieces.map((piece) => ({ ...piece, x: piece.x === 40 ? 40 : 300 })),
  }));
  expect(textsOf([...sidebar, ...wide])).toEqual([[...SIDE, ...SIDE], MAIN, MAIN]);
});

it('reads columns apart that share their base lines, where both have headings and are drawn apart', () => {
  const lines = SIDE.map((text, at) => left(50 + at * 14, text));
  const main = MAIN.map((text, at) => right(50 + at * 14, `${text} of a longer line`.slice(0, 30)));
  const headed = main.map((line, at) =>
    at === 0 || at === 5 ? right(line.y, MAIN[at] ?? '') : line,
  );
  expect(textsOf([...lines, ...headed])).toHaveLength(2);
});

it('puts a heading in a column of labels above the text beside it, also one that wraps', () => {
  const lines = [
    both(50, 'Summary', 'I cook for people.'),
    both(80, 'Experience', 'Cook, Ritz'),
    right(94, 'Soups and sauces'),
    both(124, 'Professional', 'Food safety'),
    both(138, 'Development', 'First aid'),
  ];
  expect(textsOf(lines)).toEqual([
    [
      'Summary',
      'I cook for people.',
      'Experience',
      'Cook, Ritz',
      'Soups and sauces',
      'Professional',
      'Development',
      'Food safety',
      'First aid',
    ],
  ]);
});

it('puts the lines of a row of a table together, and the items of its longest column below', () => {
  const row = (y: number, ...texts: string[]): Printed => ({
    y,
    pieces: texts.map((text, at) => ({ text, x: [40, 120, 220, 360][at] ?? 0 })),
  });
  const at = (y: number, x: number, text: string): Printed => ({ y, pieces: [{ text, x }] });
  const lines = [
    row(100, 'Period', 'Position', 'Employer', 'Duties'),
    row(120, 'Jan 2022 to', 'Reader', 'Museum of', 'Taught'),
    row(133, 'Feb 2023', 'in Earth', 'History', 'Dug'),
    at(146, 360, 'Wrote'),
    row(166, 'Mar 2020 to', 'Cook', 'Ritz', 'Soups'),
    at(179, 40, 'Dec 2021'),
    at(179, 360, 'Sauces'),
    at(192, 360, 'Salads'),
  ];
  const [rows] = readingOrder(printedText(lines));
  expect(rows?.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Period', 'Position', 'Employer', 'Duties'],
    ['Jan 2022 to Feb 2023', 'Reader in Earth', 'Museum of History'],
    ['Taught'],
    ['Dug'],
    ['Wrote'],
    ['Mar 2020 to Dec 2021', 'Cook', 'Ritz'],
    ['Soups'],
    ['Sauces'],
    ['Salads'],
  ]);
});

const anywhere = fc.record({
  y: fc.integer({ min: 20, max: 780 }),
  text: fc.constantFrom('Experience', 'Skills', 'Cook', '2019 – 2021', 'Led the soups of a house'),
  x: fc.constantFrom(40, 42, 120, 220, 320, 430),
});

property.prop([fc.array(anywhere, { maxLength: 60 })])(
  '[CR4] has every cell of a page once, wherever it stands',
  (printed) => {
    const lines = printed.map((each) => plain(each.y, each.text, each.x));
    const places = readingOrder(printedText(lines))
      .flat()
      .flatMap(({ cells }) => cells.flatMap(({ parts }) => parts.map(({ place }) => place.line)));
    expect(places.toSorted((a, b) => a - b)).toEqual(lines.map((_, at) => at));
  },
);

it('puts the lines of the only row of a table together, which stands as far below its head as rows do', () => {
  const row = (y: number, ...texts: string[]): Printed => ({
    y,
    pieces: texts.map((text, at) => ({ text, x: [40, 160, 320][at] ?? 0 })),
  });
  const lines = [
    row(100, 'Period', 'Degree', 'School'),
    row(121, '2013 to', 'Master of Data', 'University of'),
    row(135, '2017', 'Science', 'York'),
  ];
  expect(textsOf(lines)).toEqual([
    ['Period Degree School', '2013 to 2017 Master of Data Science University of York'],
  ]);
});

it('keeps the words of labels beside their text, where those of the lexicon stand among them', () => {
  const form = ['Period', 'Position', 'Employer', 'City', 'Period', 'Qualification', 'School'];
  const lines = [...form, 'School'].map((label, at) => both(50 + at * 20, label, `Text ${at}`));
  expect(textsOf(lines)).toEqual([[...form, 'School'].map((label, at) => `${label} Text ${at}`)]);
});

it('goes on with the lower of two parts of the page before at one edge', () => {
  const head = {
    y: 20,
    pieces: [{ text: 'Ada Lovelace, Countess and Engineer of Engines', x: 40 }],
  };
  const next = { ...left(30, 'Haskell'), page: 1 };
  const side = textsOf([head, ...sidebar, next]).find((column) => column.includes('Rust'));
  expect(side?.at(-1)).toBe('Haskell');
});

it('takes no headings and dates at the right margin for a column', () => {
  const heading = (y: number, text: string): Printed => ({
    y,
    pieces: [{ text, x: 480, size: 18, bold: true }],
  });
  const lines = ['Profiles', 'Work', 'Studies', 'Skills'].flatMap((text, at) => [
    heading(50 + at * 90, text),
    left(80 + at * 90, 'A line of text below the heading'),
    left(95 + at * 90, 'Another line of text below it'),
  ]);
  expect(textsOf(lines)).toHaveLength(1);
});
