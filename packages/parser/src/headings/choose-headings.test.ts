import { expect, it } from 'vitest';
import { flowingRows, type Printed, printedRows } from '../document/placed-text.test-support.ts';
import { leadMarkers } from '../lines/lead-markers.ts';
import { chooseHeadings, headingStyle } from './choose-headings.ts';

const plain = (y: number, text: string): Printed => ({ y, pieces: [{ text }] });
const large = (y: number, text: string): Printed => ({
  y,
  pieces: [{ text, size: 14, bold: true }],
});

function kindsOf(lines: readonly Printed[]) {
  return [...chooseHeadings(printedRows(lines)).values()].map(({ title, kind }) => [
    title.text,
    kind,
  ]);
}

it('takes words of the lexicon that are set like headings', () => {
  const lines = [large(20, 'Experience'), plain(40, 'Engineer, Acme'), large(70, 'Education')];
  expect(kindsOf([...lines, plain(90, 'B.Sc., Leeds')])).toEqual([
    ['Experience', 'experience'],
    ['Education', 'education'],
  ]);
});

it('lets an unknown line in the same look end a section', () => {
  const lines = [
    large(20, 'Experience'),
    plain(40, 'Engineer, Acme, 2019'),
    large(70, 'Beekeeping'),
  ];
  expect(
    kindsOf([...lines, plain(90, 'Two hives'), large(120, 'Skills'), plain(140, 'Go')]),
  ).toEqual([
    ['Experience', 'experience'],
    ['Beekeeping', 'other'],
    ['Skills', 'skills'],
  ]);
});

it('leaves a word of the lexicon alone that is set like the text around it', () => {
  const lines = [
    large(20, 'Skills'),
    plain(34, 'Languages'),
    plain(48, 'Go'),
    large(80, 'Education'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Skills', 'Education']);
});

it('takes the labels of a column beside the text, and no words of the text', () => {
  const label = (y: number, text: string, beside: string): Printed => ({
    y,
    pieces: [
      { text, x: 40, bold: true, size: 12 },
      { text: beside, x: 200 },
    ],
  });
  const inside = { y: 60, pieces: [{ text: 'Courses', x: 200, bold: true, size: 12 }] };
  const lines = [label(20, 'Education', 'B.Sc., Leeds'), inside, label(90, 'Skills', 'Go, SQL')];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Education', 'Skills']);
});

it('lets an unknown line end a section in a column of one heading, in the look of the other columns', () => {
  const other = [
    large(20, 'Experience'),
    plain(40, 'Engineer'),
    large(70, 'Skills'),
    plain(90, 'Go'),
  ];
  const column = [
    { y: 20, pieces: [{ text: 'Ada', size: 24 }] },
    large(60, 'Beekeeping'),
    plain(80, 'Two hives'),
  ];
  const rows = printedRows(column);
  const found = chooseHeadings(rows, headingStyle([printedRows(other), rows]));
  expect([...found.values()].map(({ title }) => title.text)).toEqual(['Beekeeping']);
  expect(chooseHeadings(rows).size).toBe(0);
});

it('lets no line end a section that has no text below it, or is the first below a heading', () => {
  const lines = [
    large(20, 'Experience'),
    large(40, 'Acme'),
    plain(60, 'Engineer, 2019'),
    large(80, 'Skills'),
    plain(100, 'Go'),
    large(120, 'Rust'),
    large(140, 'Zig'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Experience', 'Skills']);
});

it('puts a heading of two lines together', () => {
  const lines = [
    large(20, 'Professional'),
    large(36, 'Development'),
    plain(52, 'First aid (2019)'),
  ];
  expect(kindsOf(lines)).toEqual([['Professional Development', 'certifications']]);
});

it('believes a format that tells headings', () => {
  const rows = flowingRows(['# Berufserfahrung', 'Koch', '# Ausbildung', 'Lehre']);
  expect([...chooseHeadings(rows).keys()]).toEqual([0, 2]);
});

it('does not take a name for a heading that is set like one', () => {
  const caps = (y: number, text: string): Printed => ({ y, pieces: [{ text }] });
  const lines = [
    caps(20, 'INÉS CABALLERO'),
    plain(34, 'Cook'),
    caps(60, 'EXPERIENCE'),
    plain(74, 'Ritz, 2019'),
  ];
  const found = kindsOf([...lines, caps(100, 'SKILLS'), plain(114, 'Sauces')]);
  expect(found.map(([text]) => text)).toEqual(['EXPERIENCE', 'SKILLS']);
});

it('puts a heading of two lines together in a column of headings, beside text of other base lines', () => {
  const label = (y: number, text: string, beside?: string): Printed => ({
    y,
    pieces: [
      { text, x: 40, bold: true, size: 12 },
      ...(beside ? [{ text: beside, x: 200, size: 12 }] : []),
    ],
  });
  const lines = [
    label(20, 'Professional', 'First aid'),
    label(34, 'Development'),
    { y: 39, pieces: [{ text: 'Lifeguard', x: 200, size: 12 }] },
    label(60, 'Skills', 'Go, SQL'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Professional Development', 'Skills']);
});

it('lets no line of two looks end a section, a label with bold text behind it', () => {
  const lines = [
    large(20, 'Experience'),
    plain(40, 'Cook, Ritz, 2019'),
    {
      y: 70,
      pieces: [
        { text: 'Position', size: 14, before: '' as const },
        { text: 'Head waiter', size: 14, bold: true, x: 130, before: ' ' as const },
      ],
    },
    large(100, 'Skills'),
    plain(120, 'Go'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Experience', 'Skills']);
});

it('lets no line end a section that begins further in than the headings of its look', () => {
  const caps = (y: number, text: string, x = 72): Printed => ({ y, pieces: [{ text, x }] });
  const lines = [
    caps(20, 'CERTIFICATES'),
    plain(40, 'Lifeguard'),
    caps(60, 'DLRG', 120),
    caps(80, 'BEEKEEPING'),
    plain(100, 'Two hives'),
    caps(120, 'SKILLS'),
    plain(140, 'Go'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['CERTIFICATES', 'BEEKEEPING', 'SKILLS']);
});

it('puts a heading of two lines together of which each could be one', () => {
  const label = (y: number, text: string, beside: string): Printed => ({
    y,
    pieces: [
      { text, x: 40, bold: true, size: 12 },
      { text: beside, x: 200 },
    ],
  });
  const lines = [
    label(20, 'Academic', 'Leeds'),
    label(34, 'Background', 'B.Sc.'),
    label(90, 'Skills', 'Go'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Academic Background', 'Skills']);
});

it.each([
  ['an icon', '\uf0b1 Experience', '\uf19d Education'],
  ['a number', '1. Experience', '2. Education'],
  ['a mark at both ends', '— Experience —', '— Education —'],
  ['a mark', '» EXPERIENCE', '» EDUCATION'],
])('takes headings behind %s', (_, first, second) => {
  const lines = [
    plain(20, first.toUpperCase()),
    plain(40, 'Engineer, Acme'),
    plain(70, second.toUpperCase()),
    plain(90, 'B.Sc., Leeds'),
  ];
  expect(
    [...chooseHeadings(leadMarkers(printedRows(lines))).values()].map(({ kind }) => kind),
  ).toEqual(['experience', 'education']);
});

it('takes a heading whose two words stand apart as one', () => {
  const lines = [
    {
      y: 20,
      pieces: [
        { text: 'WORK', bold: true, size: 14 },
        { text: 'EXPERIENCE', bold: true, size: 14, x: 140 },
      ],
    },
    plain(40, 'Engineer, Acme, 2019'),
    large(70, 'EDUCATION'),
    plain(90, 'B.Sc., Leeds'),
  ];
  expect(kindsOf(lines)).toEqual([
    ['WORK EXPERIENCE', 'experience'],
    ['EDUCATION', 'education'],
  ]);
});

it('lets no title of an entry end a section where entries begin in the look of headings', () => {
  const lines = [
    large(20, 'Experience'),
    large(40, 'Acme'),
    plain(60, 'Engineer, 2019'),
    large(80, 'Initech'),
    plain(100, 'Engineer, 2017'),
    large(120, 'Skills'),
    plain(140, 'Go'),
  ];
  expect(kindsOf(lines).map(([text]) => text)).toEqual(['Experience', 'Skills']);
});
