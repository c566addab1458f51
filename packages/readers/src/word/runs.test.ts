import { lineText } from '@shortlist/placed-text';
import { expect, it } from 'vitest';
import { readText } from '../lines.test-support.ts';
import { makeDocx, wordParagraph } from '../zipped.test-support.ts';

const linesOf = async (parts: Parameters<typeof makeDocx>[0]) =>
  (await readText(makeDocx(parts))).lines;

it.each([
  ['Wingdings', 'F0E0', '→'],
  ['Wingdings', 'F0A7', '▪'],
  ['Symbol', 'F0A3', '≤'],
  ['Wingdings', 'F036', '\uf036'],
])('reads a symbol of %s: %s', async (font, code, letter) => {
  const body = `<w:p><w:r><w:t xml:space="preserve">a </w:t><w:sym w:font="${font}" w:char="${code}"/></w:r></w:p>`;
  expect((await linesOf({ body })).map(lineText)).toEqual([`a ${letter}`]);
});

it('reads letters in a font of symbols as its pictures', async () => {
  const fonts = '<w:rFonts w:ascii="Wingdings"/>';
  const body = wordParagraph('q', '', fonts) + wordParagraph('q');
  expect((await linesOf({ body })).map(lineText)).toEqual(['❑', 'q']);
});

it('[TR1] goes on in the next paragraph where a tracked change has deleted the mark between them', async () => {
  const body =
    wordParagraph('Run a shift of 24 people ', '<w:rPr><w:del w:id="1"/></w:rPr>') +
    wordParagraph('and 9 forklifts.');
  expect((await linesOf({ body })).map(lineText)).toEqual([
    'Run a shift of 24 people and 9 forklifts.',
  ]);
});

it('reads no prompt of a field that nobody has filled, but a template’s sample text', async () => {
  const field = (style: string, text: string) =>
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordParagraph(text, '', style)}</w:sdtContent></w:sdt>`;
  const body =
    field('<w:rStyle w:val="PlaceholderText"/>', 'Company Name') + field('', 'Rowan Nkosi');
  expect((await linesOf({ body })).map(lineText)).toEqual(['Rowan Nkosi']);
});
