import { expect, it } from 'vitest';
import { printedRows } from '../document/placed-text.test-support.ts';
import { rowText } from '../lines/row.ts';
import { cutRunIn } from './cut-run-in.ts';

const rowsOf = (texts: readonly string[]) =>
  printedRows(texts.map((text, at) => ({ y: 40 + at * 20, pieces: [{ text }] })));

const textsOf = (texts: readonly string[]) => cutRunIn([rowsOf(texts)])[0]?.map(rowText);

it.each([{ sign: '.' }, { sign: ':' }, { sign: ' —' }])(
  'puts headings that stand in the line of their text above it: "$sign"',
  ({ sign }) => {
    const texts = [
      `PROFILE${sign} Keeps ships moving`,
      `EXPERIENCE${sign} Dock Clerk, Nordic Salt`,
      'Kept the ledger',
      `SKILLS${sign} Go, SQL`,
    ];
    expect(textsOf(texts)).toEqual([
      'PROFILE',
      'Keeps ships moving',
      'EXPERIENCE',
      'Dock Clerk, Nordic Salt',
      'Kept the ledger',
      'SKILLS',
      'Go, SQL',
    ]);
  },
);

it('leaves the labels of a document that has headings of their own line', () => {
  const texts = [
    'Experience',
    'Dock Clerk',
    'Education',
    'Skills',
    'Languages: Welsh',
    'Experience: 5 years',
    'Awards: one',
  ];
  expect(textsOf(texts)).toEqual(texts);
});

it('takes no label of one section for a heading', () => {
  const texts = ['Skills: Go, SQL', 'Languages: Welsh, English', 'Tools: Hammer'];
  expect(textsOf(texts)).toEqual(texts);
});
