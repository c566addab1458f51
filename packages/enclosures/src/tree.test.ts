import { checkUa } from '@shortlist/pdf/check-ua.test-support';
import {
  type FileObjects,
  openFileObjects,
  type PdfDictionary,
  readQpdf,
} from '@shortlist/pdf/file-objects.test-support';
import { checkSyntax, readStructure, readXmp } from '@shortlist/pdf/poppler.test-support';
import { readTree } from '@shortlist/pdf/structure-tree.test-support';
import { describe, expect, it } from 'vitest';
import { joinEnclosures } from './index.ts';
import {
  joinBehind,
  LETTER,
  pdfOf,
  sample,
  UA_LETTER,
  WITH_RESUME,
} from './joined.test-support.ts';
import { makePage, makePdf, stream } from './made-pdf.test-support.ts';

const picture = { name: 'Zeugnis №1', kind: 'jpeg', bytes: sample('picture.jpg') } as const;

const all = await joinEnclosures(WITH_RESUME, [
  pdfOf(sample('libreoffice-tagged.pdf'), 'Reference (C:\\2024)'),
  pdfOf(makePage(), 'Scan'),
  picture,
]);
const file = openFileObjects(all);
const { elements, content } = readTree(file);

function bookmarksOf({ dictionary, catalog, pages }: FileObjects) {
  const items: PdfDictionary[] = [];
  for (let at = dictionary(catalog['/Outlines'])['/First']; at; at = dictionary(at)['/Next'])
    items.push(dictionary(at));
  return items.map((item) => [item['/Title'], pages.indexOf(String([item['/Dest']].flat()[0]))]);
}

describe('[LT4] a letter, a resume and enclosures', () => {
  it('are parts of one tree, in their order', () => {
    const [root] = elements;
    expect([file.dictionary(file.catalog['/StructTreeRoot'])['/K']].flat()).toEqual([
      root?.reference,
    ]);
    expect(root?.role).toBe('Document');
    const parts = elements.filter(({ role }) => role === 'Part');
    expect(parts.map(({ dictionary }) => dictionary['/T'])).toEqual([
      ...['u:Letter', 'u:Resume', 'u:Reference (C:\\2024)', 'u:Scan', 'u:Zeugnis №1'],
    ]);
    expect(elements.slice(-6).map(({ role }) => role)).toEqual([
      ...['Part', 'P', 'Part', 'Figure', 'Part', 'Figure'],
    ]);
    const pages = content.map(({ page }) => file.pages.indexOf(page));
    expect(pages).toEqual(pages.toSorted((one, other) => one - other));
    expect(new Set(pages).size).toBe(file.pages.length);
    expect(readStructure(all)).toMatch(/Dear Ms\. Roe.*Engines.*Ada King built our engine\./su);
  });

  it('have words for what shows no text, and only for that', () => {
    const said = elements.map(({ role, dictionary }) => [role, dictionary['/Alt']]);
    expect(said.filter(([role, alt]) => role === 'Figure' || alt !== undefined)).toEqual([
      ['Figure', 'u:Scan'],
      ['Figure', 'u:Zeugnis №1'],
    ]);
  });

  it('say which page of several a figure is', async () => {
    const scans = makePdf([
      ...['<</Type /Catalog /Pages 2 0 R>>', '<</Kids [3 0 R 4 0 R] /MediaBox [0 0 9 9]>>'],
      ...['<</Type /Page>>', '<</Type /Page>>'],
    ]);
    const joined = openFileObjects(await joinEnclosures(LETTER, [pdfOf(scans, 'Two')]));
    const figures = readTree(joined).elements.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ dictionary }) => dictionary['/Alt'])).toEqual([
      ...['u:Two (1/2)', 'u:Two (2/2)'],
    ]);
  });

  it('have a bookmark each, and pages that count from 1 each', () => {
    expect(bookmarksOf(file)).toEqual([
      ['u:Letter', 0],
      ['u:Resume', 1],
      ['u:Reference (C:\\2024)', 2],
      ['u:Scan', 3],
      ['u:Zeugnis №1', 4],
    ]);
    const count = { '/S': '/D' };
    expect(file.dictionary(file.catalog['/PageLabels'])['/Nums']).toEqual([
      ...[0, count, 1, count, 2, count, 3, count, 4, count],
    ]);
  });

  it('break no rule of PDF/UA-1 where the enclosures are pictures, and declare it', async () => {
    const joined = await joinEnclosures(UA_LETTER, [picture, picture]);
    expect(checkSyntax(joined)).toContain('No syntax or stream encoding errors found');
    expect(checkUa(openFileObjects(joined))).toEqual([]);
    expect(readXmp(joined)).toContain('pdfuaid:part');
  });

  it('declare none with pages of others, and break no rule but those of fonts and of the declaration', async () => {
    const joined = await joinBehind(sample('libreoffice-tagged.pdf'), sample('chromium.pdf'));
    expect(readXmp(joined)).not.toContain('pdfuaid');
    const others = /^(?:06-|10-001|30-|31-)/u;
    expect(checkUa(openFileObjects(joined)).filter((found) => !others.test(found))).toEqual([]);
  });
});

it('lies a picture as it lies, in the middle, and no larger than a point for a pixel', async () => {
  const {
    pages,
    dictionary,
    stream: read,
  } = openFileObjects(await joinEnclosures(LETTER, [picture]));
  const page = dictionary(pages[1]);
  expect(page['/MediaBox']).toEqual([0, 0, 842, 595]);
  expect(read(page['/Contents'])).toContain('q 120 0 0 80 361 257.5 cm /Picture Do Q');
});

it('takes over the unit of a page and its group of transparency', async () => {
  const own = makePage({ page: '/UserUnit 2 /Group <</S /Transparency /CS /DeviceRGB>>' });
  const { pages, dictionary } = openFileObjects(await joinBehind(own));
  const page = dictionary(pages[1]);
  expect(page['/UserUnit']).toBe(2);
  expect(page['/Group']).toEqual({ '/S': '/Transparency', '/CS': '/DeviceRGB' });
});

it('[LT4] takes along nothing that acts, links, is attached or is said of a file', async () => {
  const own = makePage({
    page: '/AA <</O 5 0 R>> /Annots [6 0 R 7 0 R] /B [5 0 R] /Metadata 9 0 R /StructParents 0',
    catalog:
      '/OpenAction 5 0 R /AA <</WC 5 0 R>> /Names <</JavaScript <</Names [(a) 5 0 R]>> /EmbeddedFiles <</Names [(b) 8 0 R]>>>> /AcroForm <</XFA (secret)>>',
    resources: '/XObject <</X 10 0 R /PS 11 0 R>>',
    more: [
      '<</Type /Action /S /JavaScript /JS (app.alert\\(1\\))>>',
      '<</Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI (https://example.org/secret)>>>>',
      '<</Subtype /FileAttachment /Rect [0 0 9 9] /FS 8 0 R /AP <</N 10 0 R>>>>',
      '<</Type /Filespec /F (secret.exe) /EF <</F 9 0 R>>>>',
      stream('secret', '/Type /EmbeddedFile'),
      stream(
        '0 0 9 9 re f',
        '/Subtype /Form /BBox [0 0 9 9] /Ref <</F 8 0 R>> /PieceInfo <</A 5 0 R>> /Metadata 9 0 R /AF [8 0 R] /OPI <</F 8 0 R>> /P 3 0 R /Do 5 0 R',
      ),
      stream('secret', '/Subtype /PS'),
    ],
  });
  const text = JSON.stringify(readQpdf(await joinBehind(own)));
  expect(JSON.stringify(readQpdf(own))).toMatch(/JavaScript.*secret/u);
  expect(text).not.toMatch(
    /JavaScript|secret|Launch|EmbeddedFile|Filespec|\/URI|\/AA|OpenAction|AcroForm|\/Ref"|OPI|PieceInfo/u,
  );
});
