import { expect, it } from 'vitest';
import { rowText } from '../lines/row.ts';
import { flowingText, type Printed, printedText } from '../placed-text.test-support.ts';
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
