import type { Block, PrintDocument, Region } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from '../fixed-measurer.test-support.ts';
import { layOut, type Page } from '../index.ts';

/** Pages of five lines of 20, between 10 and 110, in columns of ten letters. */
const pagesOf = (regions: Region[], rest: Partial<PrintDocument> = {}) =>
  layOut({ ...documentOf([], { lines: 5 }), regions, ...rest }, fixedMeasurer).pages;

const LEFT = { left: 10, right: 60 };
const RIGHT = { left: 65, right: 115 };

/** "name y" of each line. */
const written = ({ lines }: Page) =>
  lines.map(({ top, runs }) => `${runs.map(({ text }) => text.trim()).join('')} ${top}`);

const lines = (name: string, count: number, rest: Partial<Block> = {}) =>
  Array.from({ length: count }, (_, at) => block(`${name}${at + 1}`, rest));

describe('[HO6] regions', () => {
  it('run down their own columns, in the order in which they are read', () => {
    const [page] = pagesOf([
      { ...RIGHT, blocks: lines('r', 2) },
      { ...LEFT, blocks: lines('l', 1) },
    ]);
    expect(page && written(page)).toEqual(['r1 10', 'r2 30', 'l1 10']);
    expect(page?.lines.map(({ runs }) => runs[0]?.x)).toEqual([65, 65, 10]);
  });

  it('go on over pages by themselves', () => {
    const pages = pagesOf([
      { ...LEFT, blocks: lines('l', 6) },
      { ...RIGHT, blocks: lines('r', 7) },
    ]);
    expect(pages.map((page) => page.lines.length)).toEqual([10, 3]);
    expect(pages[1] && written(pages[1])).toEqual(['l6 10', 'r6 10', 'r7 30']);
  });

  it('begin below another, with the space before their first block', () => {
    const head: Region = { left: 10, right: 115, blocks: lines('h', 2) };
    const [page] = pagesOf([
      head,
      { ...LEFT, below: 0, blocks: lines('l', 1, { spaceBefore: 5 }) },
      { ...RIGHT, below: 0, blocks: lines('r', 1) },
    ]);
    expect(page && written(page)).toEqual(['h1 10', 'h2 30', 'l1 55', 'r1 50']);
  });

  it('[DS6] begin beside a head, with their first lines on one baseline', () => {
    const name = block('name', { lineHeight: 40 });
    const [page] = pagesOf([
      { ...LEFT, blocks: [name] },
      { ...LEFT, below: 0, blocks: lines('l', 1) },
      { ...RIGHT, below: 0, isBesideHead: true, blocks: lines('r', 2) },
    ]);
    expect(page && written(page)).toEqual(['name 10', 'l1 50', 'r1 20', 'r2 40']);
    expect(page?.lines[2]?.baseline).toBe(page?.lines[0]?.baseline);
  });

  it('[DS6] have a ground from the upper edge of the first sheet where it says so', () => {
    const ground = { ...LEFT, color: '#eeeeee', bleeds: true } as const;
    const groundsOf = (more: object) =>
      pagesOf([
        { left: 10, right: 115, blocks: lines('h', 2) },
        { ...LEFT, below: 0, ground: { ...ground, ...more }, blocks: lines('l', 1) },
      ])[0]?.fills.map(({ y, height }) => [y, height]);
    expect(groundsOf({})).toEqual([[50, 70]]);
    expect(groundsOf({ fromTop: true })).toEqual([[0, 120]]);
  });

  it.each([
    { it: 'no line fits below the other', head: 5, first: {} },
    { it: 'a heading would stand alone there', head: 4, first: { keepWithNext: true } },
  ])('begin on the next page where $it', ({ head, first }) => {
    const pages = pagesOf([
      { ...LEFT, blocks: lines('h', head) },
      { ...LEFT, below: 0, blocks: [block('first', first), block('second')] },
    ]);
    expect(pages[0]?.lines).toHaveLength(head);
    expect(pages[1] && written(pages[1])).toEqual(['first 10', 'second 30']);
  });

  it('begin below a region that ends on a later page', () => {
    const pages = pagesOf([
      { ...LEFT, blocks: lines('h', 6) },
      { ...RIGHT, below: 0, blocks: lines('r', 1) },
    ]);
    expect(pages[1] && written(pages[1])).toEqual(['h6 10', 'r1 30']);
  });

  it.each([
    { left: 1, right: 3, top: 90 },
    { left: 3, right: 1, top: 90 },
    { left: 1, right: 1, top: 60 },
  ])('begin below two beside each other, and not above a height: %j', ({ left, right, top }) => {
    const [page] = pagesOf([
      { left: 10, right: 115, blocks: lines('h', 1) },
      { ...LEFT, below: 0, blocks: lines('l', left) },
      { ...RIGHT, below: 0, blocks: lines('r', right) },
      { ...LEFT, below: 1, clears: [2], from: 60, blocks: lines('b', 1) },
    ]);
    expect(page && written(page).at(-1)).toBe(`b1 ${top}`);
  });

  it('may be empty, and those below them begin at the head', () => {
    const [page] = pagesOf([
      { ...LEFT, blocks: [] },
      { ...RIGHT, below: 0, blocks: lines('r', 1) },
    ]);
    expect(page && written(page)).toEqual(['r1 10']);
  });

  it('make lists of their own, though bullets end one and begin the next', () => {
    const bullets = [block('a', { role: 'bullet' })];
    const document = documentOf([]);
    const { structure } = layOut(
      { ...document, regions: [LEFT, RIGHT].map((column) => ({ ...column, blocks: bullets })) },
      fixedMeasurer,
    );
    expect(structure.filter(({ role }) => role === 'L')).toHaveLength(2);
  });
});

it('prints stationery on the first page alone, as no content, a long note smaller', () => {
  const mark = { x: 5, y: 60, width: 10, height: 1, color: '#808080' } as const;
  const note = (text: string) => ({ ...LEFT, span: span(text), middle: 50 });
  const [first, second] = pagesOf([{ ...LEFT, blocks: lines('l', 6) }], {
    stationery: { marks: [mark], notes: [note('small'), note('not so small')] },
  });
  expect(first?.fills).toEqual([mark]);
  expect(second?.fills).toEqual([]);
  const notes = first?.lines.slice(-2) ?? [];
  expect(notes.map(({ top, height }) => top + height / 2)).toEqual([50, 50]);
  const runs = notes.flatMap((line) => line.runs);
  expect(runs.every(({ decorative }) => decorative)).toBe(true);
  expect(runs.map(({ text, size }) => [text.trim(), size])).toEqual([
    ['small', 10],
    ['not so small', 8.3],
  ]);
});

it('paints the fills of the document on every page, then those of its blocks', () => {
  const ground = { x: 0, y: 0, width: 50, height: 120, color: '#eeeeee' } as const;
  const pages = pagesOf([{ ...LEFT, blocks: lines('l', 6, { fill: '#ffff00' }) }], {
    fills: [ground],
  });
  expect(pages.map(({ fills }) => fills[0])).toEqual([ground, ground]);
  expect(pages[1]?.fills[1]).toEqual({ x: 10, y: 10, width: 50, height: 20, color: '#ffff00' });
});

describe('[DS6] a document that widens', () => {
  const WHOLE = { left: 10, right: 115 };
  const side: Region = { ...LEFT, below: 0, blocks: lines('s', 2) };
  const main = (blocks: Block[]): Region => ({ ...RIGHT, below: 0, alone: WHOLE, blocks });
  const head: Region = { ...WHOLE, blocks: lines('h', 1) };
  const columnsOf = (pages: readonly Page[]) =>
    pages.map((page) => [...new Set(page.lines.map(({ left, right }) => `${left} ${right}`))]);

  it('sets on pages that the side does not reach what begins there over the whole width', () => {
    const story = main([...lines('m', 3), block('two lines that are one'), ...lines('n', 2)]);
    const narrow = pagesOf([head, side, story]);
    expect(narrow.at(-1) && columnsOf(narrow.slice(-1))).toEqual([['65 115']]);
    const wide = pagesOf([head, side, story], { widens: true });
    expect(columnsOf(wide)).toEqual([['10 115', '10 60', '65 115'], ['10 115']]);
    expect(wide[1] && written(wide[1])).toEqual([
      'two lines that are 10',
      'one 30',
      'n1 50',
      'n2 70',
    ]);
  });

  it('takes along what must stay with the first text there, and leaves a text of one width', () => {
    const kept = [...lines('m', 1), ...lines('k', 1, { keepWithNext: true })];
    const text = block('aaaa bbbb cccc dddd eeee ffff gggg hhhh');
    const regions = [head, side, main([...kept, text])];
    const [, narrow] = pagesOf(regions);
    expect(narrow && written(narrow)).toEqual(['eeee ffff 10', 'gggg hhhh 30']);
    const [, wide] = pagesOf(regions, { widens: true });
    expect(wide && written(wide)).toEqual([
      'k1 10',
      'aaaa bbbb cccc dddd 30',
      'eeee ffff gggg hhhh 50',
    ]);
  });

  it('is as ever where the side is the longer one', () => {
    const regions = [head, { ...side, blocks: lines('s', 9) }, main(lines('m', 6))];
    expect(pagesOf(regions, { widens: true })).toEqual(pagesOf(regions));
  });

  it('has no ground of the side where that has ended, and that of the story at its new place', () => {
    const tint = { left: 0, right: 62, color: '#eeeeee', bleeds: true } as const;
    const along = { left: 63, right: 64, color: '#888888' } as const;
    const story = { ...main(lines('m', 6)), ground: along };
    const regions = [
      head,
      { ...side, ground: tint },
      { ...story, alone: { ...WHOLE, ground: { ...along, left: 8, right: 9 } } },
    ];
    const lefts = (pages: readonly Page[]) => pages.map(({ fills }) => fills.map(({ x }) => x));
    expect(lefts(pagesOf(regions))).toEqual([
      [63, 0],
      [63, 0],
    ]);
    expect(lefts(pagesOf(regions, { widens: true }))).toEqual([[63, 0], [8]]);
  });
});
