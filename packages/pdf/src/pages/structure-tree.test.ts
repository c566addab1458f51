import type { Block } from '@shortlist/document';
import { expect, it } from 'vitest';
import { openFileObjects, type PdfDictionary } from '../file/file-objects.test-support.ts';
import { block, bullet, span } from '../lay-out-blocks.test-support.ts';
import { readStructure } from '../poppler.test-support.ts';
import { writeBlocks } from '../write-pdf.test-support.ts';
import { readMarks } from './marks.test-support.ts';
import { readTree } from './structure-tree.test-support.ts';

const LONG = 'words that go on and on over the foot of the page '.repeat(80).trim();
const mail = { href: 'mailto:ada@example.com', label: 'E-mail ada@example.com' };
const site = { href: 'https://example.com/', label: 'Website example.com' };

const contact = block(
  [
    span('London'),
    span(' | ', { separator: true }),
    span('ada@example.com', { link: mail }),
    span(' | ', { separator: true }),
    span('example.com', { link: site }),
  ],
  { align: 'center' },
);

const BLOCKS: Block[] = [
  block('Ada Lovelace', { role: 'title', align: 'center' }),
  contact,
  block('SUMMARY', { role: 'heading', rule: { gap: 2, thickness: 0.5 } }),
  block('नमस्ते and محمد (שָׁלוֹם) in one paragraph'),
  bullet('the first'),
  bullet('the second, नमस्ते'),
  block('SKILLS', { role: 'heading', rule: { gap: 2, thickness: 0.5 } }),
  block(LONG),
  block(LONG),
  contact,
];

async function openTree(blocks: Block[]) {
  const file = openFileObjects(await writeBlocks(blocks));
  return { file, tree: readTree(file), marks: file.pages.map((page) => readMarks(file, page)) };
}

it('[PV8] has every marked piece of content in the tree, in the order it is painted', async () => {
  const { file, tree, marks } = await openTree(BLOCKS);
  const painted = file.pages.flatMap((page, at) =>
    (marks[at]?.pieces ?? []).filter((mcid) => mcid !== 'artifact').map((mcid) => ({ page, mcid })),
  );
  expect(file.pages.length).toBeGreaterThan(1);
  expect(painted.length).toBeGreaterThan(15);
  expect(tree.content.map(({ page, mcid }) => ({ page, mcid }))).toEqual(painted);
});

it('[PV8] paints nothing outside of content and artifacts', async () => {
  const { marks } = await openTree(BLOCKS);
  for (const { unmarked, unclosed } of marks)
    expect({ unmarked, unclosed }).toEqual({ unmarked: [], unclosed: 0 });
});

it('marks separators and rules as artifacts', async () => {
  const { marks } = await openTree(BLOCKS);
  const artifacts = marks.flatMap(({ pieces }) => pieces).filter((piece) => piece === 'artifact');
  expect(artifacts).toHaveLength(2 + 2 + 2);
});

it('finds each element again from its content: the parent tree', async () => {
  const { file, tree } = await openTree(BLOCKS);
  const root = file.dictionary(file.catalog['/StructTreeRoot']);
  const numbers = (root['/ParentTree'] as PdfDictionary)['/Nums'] as unknown[];
  const parentsOf = (key: unknown) => numbers[numbers.indexOf(key) + 1];
  for (const { page, mcid, element } of tree.content) {
    const parents = parentsOf(file.dictionary(page)['/StructParents']) as string[];
    expect(parents[mcid]).toBe(element);
  }
});

it('[PV8] hangs every link in the tree, on its own page, with words for it', async () => {
  const { file, tree } = await openTree(BLOCKS);
  const onPages = file.pages.flatMap((page) =>
    ((file.dictionary(page)['/Annots'] ?? []) as string[]).map((annotation) => ({
      page,
      annotation,
    })),
  );
  expect(tree.annotations.map(({ page, annotation }) => ({ page, annotation }))).toEqual(onPages);
  expect(new Set(onPages.map(({ page }) => page)).size).toBe(2);
  const links = onPages.map(({ annotation }) => file.dictionary(annotation));
  expect(links.map((link) => link['/Contents'])).toEqual(
    [mail, site, mail, site].map(({ label }) => `u:${label}`),
  );
  expect(links.map((link) => file.dictionary(link['/A'])['/URI'])).toEqual(
    [mail, site, mail, site].map(({ href }) => `u:${href}`),
  );
  for (const { element } of tree.annotations) {
    expect(file.dictionary(element)['/S']).toBe('/Link');
  }
});

it('keeps one element for a paragraph that goes on over a page', async () => {
  const { file, tree } = await openTree([block(LONG), block(LONG)]);
  const pagesOf = (reference: string) =>
    new Set(tree.content.filter(({ element }) => element === reference).map(({ page }) => page));
  const paragraphs = tree.elements.filter(({ role }) => role === 'P');
  expect(paragraphs).toHaveLength(2);
  expect(paragraphs.map(({ reference }) => pagesOf(reference).size)).toContain(2);
  expect(file.pages).toHaveLength(2);
});

it('gives a link that goes on over a page an element on each', async () => {
  const { file, tree } = await openTree([block(LONG), block([span(LONG, { link: site })])]);
  const links = tree.elements.filter(({ role }) => role === 'Link');
  expect(links.map(({ dictionary }) => dictionary['/Pg'])).toEqual(file.pages);
  expect(
    tree.annotations.every(({ page, annotation }) =>
      (file.dictionary(page)['/Annots'] as string[]).includes(annotation),
    ),
  ).toBe(true);
});

it('[PV8] makes a list of bullets, each with its label and body', async () => {
  const structure = readStructure(await writeBlocks(BLOCKS));
  const outline = structure.replace(/ \((block|inline)\):?/g, '').split('\n');
  const list = outline.findIndex((line) => line.trim() === 'L');
  expect(outline.slice(list, list + 7).map((line) => line.trim())).toEqual([
    'L',
    '/ListNumbering /Disc',
    'LI',
    'Lbl',
    '"• "',
    'LBody',
    '"the first"',
  ]);
});

it('follows the tab key through the links in the order of the tree', async () => {
  const { file } = await openTree(BLOCKS);
  expect(file.pages.map((page) => file.dictionary(page)['/Tabs'])).toEqual(['/S', '/S']);
});

it('[PV8] has a title of two lines whole before the dates that stand beside the first of them', async () => {
  const title = `Director of the ${'very '.repeat(30)}long list of programs`;
  const blocks = [
    block(title, { role: 'entry', trailing: [span('Apr 2023')] }),
    block('Short', { role: 'entry', trailing: [span('2020')] }),
  ];
  const pdf = await writeBlocks(blocks);
  const told = readStructure(pdf)
    .match(/"(.*)"/gu)
    ?.map((text) => text.slice(1, -1));

  expect(told?.join('').replace(/ +/gu, ' ')).toBe(`${title} Apr 2023Short 2020`);
});
