import { loadFamilies } from '@shortlist/fonts';
import { describe, expect, it } from 'vitest';
import { openFileObjects, type PdfDictionary } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { block, bullet, layOutBlocks, span } from './lay-out-blocks.test-support.ts';
import { readTree } from './pages/structure-tree.test-support.ts';
import { checkUa } from './pdf-ua/check-ua.test-support.ts';
import {
  checkSyntax,
  readBoxes,
  readFonts,
  readPicture,
  readStructure,
} from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

await loadFamilies();

const link = { href: 'https://example.com/', label: 'Website example.com' };
const letter = layOutBlocks(
  [
    block('Ada King', { role: 'title' }),
    block([span('Write to '), span('me', { link })]),
    block('Bridges', { role: 'heading' }),
    block('words that go on and on over the foot of the page '.repeat(160)),
  ],
  { title: 'Ada King – Bridges' },
);
const resume = layOutBlocks(
  [block('Ada King', { role: 'title' }), bullet('Forth'), bullet('Ταύ'), bullet('Tay')],
  { title: 'Lebenslauf', language: 'de' },
);
const sheet = { width: 595, height: 842, margins: { top: 40, right: 40, bottom: 40, left: 40 } };
const reference = layOutBlocks([block('Ada is good.', { role: 'title' })], {
  title: 'Reference',
  sheet,
});

const documents = [letter, resume, reference].map(({ paged }) => paged);
const fonts = new Map([letter, resume, reference].flatMap((each) => [...each.fonts]));
const [first = letter.paged, ...others] = documents;
const pdf = await writePdf([first, ...others], fonts, OPTIONS);
const file = openFileObjects(pdf);

describe('[LT4] several documents in one PDF', () => {
  it('break no rule of PDF/UA-1, and no syntax', () => {
    expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
    expect(checkUa(file)).toEqual([]);
  });

  it('are parts of one tree, in their order and each in its language', () => {
    const { elements, content } = readTree(file);
    const [root, ...under] = elements;
    expect(root?.role).toBe('Document');
    expect(under.map(({ role }) => role).filter((role) => role !== 'P')).toEqual([
      ...['Part', 'H1', 'Link', 'H2'],
      ...['Part', 'H1', 'L', ...['Forth', 'Tau', 'Tay'].flatMap(() => ['LI', 'Lbl', 'LBody'])],
      ...['Part', 'H1'],
    ]);
    const parts = elements.filter(({ role }) => role === 'Part');
    expect(parts.map(({ dictionary }) => [dictionary['/T'], dictionary['/Lang']])).toEqual([
      ['u:Ada King – Bridges', undefined],
      ['u:Lebenslauf', 'u:de'],
      ['u:Reference', undefined],
    ]);
    const pages = content.map(({ page }) => file.pages.indexOf(page));
    expect(pages).toEqual(pages.toSorted((one, other) => one - other));
    expect(readStructure(pdf)).toMatch(/Forth.*Tay.*Ada is good/su);
  });

  it('have a bookmark each, which leads to its first page', () => {
    const outlines = file.dictionary(file.catalog['/Outlines']);
    const items: PdfDictionary[] = [];
    for (let at = outlines['/First']; at; at = file.dictionary(at)['/Next'])
      items.push(file.dictionary(at));
    expect(items.map((item) => item['/Title'])).toEqual([
      'u:Ada King – Bridges',
      'u:Lebenslauf',
      'u:Reference',
    ]);
    const target = (item: PdfDictionary) => file.pages.indexOf(String([item['/Dest']].flat()[0]));
    expect(items.map(target)).toEqual([0, 2, 3]);
  });

  it('count their pages from 1 each', () => {
    const labels = file.dictionary(file.catalog['/PageLabels']);
    expect(labels['/Nums']).toEqual([0, { '/S': '/D' }, 2, { '/S': '/D' }, 3, { '/S': '/D' }]);
  });

  it('embed each face once', () => {
    expect(readFonts(pdf)).toHaveLength(fonts.size);
  });

  it('have the pages of their own files', async () => {
    let from = 0;
    const boxes = readBoxes(pdf);
    for (const paged of documents) {
      const single = await writePdf(paged, fonts, OPTIONS);
      const count = paged.pages.length;
      const own = boxes
        .filter(({ page }) => page >= from && page < from + count)
        .map((box) => ({ ...box, page: box.page - from }));
      expect(own).toEqual(readBoxes(single));
      const { width, height } = paged.sheet;
      const size = file.dictionary(file.pages[from])['/MediaBox'];
      expect(size).toEqual([0, 0, width, height]);
      from += count;
    }
    expect(readPicture(pdf, 100)).toContain(
      readPicture(await writePdf(first, fonts, OPTIONS), 100),
    );
  });

  it('are the file of the one where there is one alone', async () => {
    expect(await writePdf([first], fonts, OPTIONS)).toEqual(await writePdf(first, fonts, OPTIONS));
  });
});
