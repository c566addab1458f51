import { readJsonResume } from '@shortlist/json-resume';
import { EntryId, SECTIONS } from '@shortlist/model';
import { designResume } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import { readTree } from './pages/structure-tree.test-support.ts';
import {
  checkSyntax,
  readFonts,
  readStructure,
  readText,
  readUrls,
} from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const LINE = 'Led six people in Lisbon, see the report for more.';
const text = `• ${LINE}`;
const href = 'https://a.org/report';
const at = (words: string) => ({
  from: LINE.indexOf(words),
  to: LINE.indexOf(words) + words.length,
});

async function print(points: object[]) {
  const work = [{ position: 'Welder', name: 'Acme', highlights: [LINE] }];
  const read = readJsonResume(
    { work, meta: { shortlist: { points } } },
    () => EntryId.parse('entry'),
    SECTIONS,
  );
  if (!read.ok) throw new Error('This is no JSON Resume.');
  const { paged, fonts } = layOutDocument(
    designResume(read.resume, { sections: SECTIONS, language: 'en' }),
  );
  return writePdf(paged, fonts, OPTIONS);
}

const path = 'experiences[0].bullets';
const marked = (marks: object[]) => print([{ path, text, marks: { 0: marks } }]);
const fontsOf = (pdf: Uint8Array) =>
  readFonts(pdf)
    .map(({ name = '' }) => name.replace(/^[A-Z]+\+/u, ''))
    .sort();

it('[OC5] prints bold, italic and linked words of a point in the order of reading', async () => {
  const pdf = await marked([
    { ...at('six people'), bold: true },
    { ...at('Lisbon'), italic: true },
    { ...at('the'), href },
    { ...at(' report'), href, bold: true, italic: true },
  ]);
  expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
  expect(readText(pdf).replace(/\s+/gu, ' ')).toContain(`• ${LINE}`);
  expect(fontsOf(pdf)).toEqual(['Tinos-Bold', 'Tinos-BoldItalic', 'Tinos-Italic', 'Tinos-Regular']);
});

it('[OC5] hangs one link below the body of its list item, with its words and its address', async () => {
  const pdf = await marked([
    { ...at('the'), href },
    { ...at(' report'), href, bold: true },
  ]);
  const file = openFileObjects(pdf);
  const tree = readTree(file);
  expect(readUrls(pdf)).toEqual([href]);
  expect(tree.elements.filter(({ role }) => role === 'Link')).toHaveLength(1);
  expect(tree.annotations.map(({ annotation }) => file.dictionary(annotation))).toMatchObject([
    { '/Contents': 'u:Link: the report' },
  ]);
  const outline = readStructure(pdf).replace(/ \((block|inline)\):?/gu, '');
  const body = outline.slice(outline.indexOf('LBody')).split('\n');
  expect(body.slice(0, 7).map((line) => line.trim())).toEqual([
    'LBody',
    '"Led six people in Lisbon, see "',
    'Link',
    '"the report"',
    expect.stringMatching(/^Object \d+ 0$/u),
    '" for more."',
    '',
  ]);
});

it('embeds no font for marks that a resume has not, and prints it to the byte as without them', async () => {
  const plain = await print([]);
  expect(fontsOf(plain)).toEqual(['Tinos-Bold', 'Tinos-Regular']);
  expect(await marked([])).toEqual(plain);
});

it('[OC3] prints nothing of a hidden point', async () => {
  const pdf = await print([{ path, text, hidden: [0] }]);
  expect(readText(pdf)).toContain('Welder');
  expect(readText(pdf)).not.toContain('Led');
});
