import { fc, test } from '@fast-check/vitest';
import type { Block } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { block, documentOf, fixedMeasurer } from '../fixed-measurer.test-support.ts';
import { layOut } from '../index.ts';

/** Text of `count` lines on a page 20 letters wide: a1 a2 a3 … */
const lines = (name: string, count: number, rest: Partial<Block> = {}) =>
  block(
    Array.from({ length: count }, (_, at) => `${name}${at + 1}`.padEnd(18, '_')).join(' '),
    rest,
  );

/** A line that is read as one text with the block before. */
const joined = (name: string) => lines(name, 1, { joinsPrevious: true });

const heading = (name: string, rest: Partial<Block> = {}) =>
  lines(name, 1, { role: 'heading', keepWithNext: true, ...rest });

/** Blocks that stay on one page. */
const kept = (name: string, ...blocks: Block[]): Block[] =>
  blocks.map((each) => ({ ...each, keptIn: [...(each.keptIn ?? []), name] }));

/** Names of the lines of each page of five lines. */
const pagesOf = (blocks: Block[]) =>
  layOut(documentOf(blocks, { lines: 5 }), fixedMeasurer).pages.map((page) =>
    page.lines.map(({ runs }) => runs[0]?.text.replace(/_.*/, '')).join(' '),
  );

describe('[PV5] pages', () => {
  it.each([
    { it: 'are one when there is nothing to print', blocks: [], pages: [''] },
    { it: 'are one when all is empty', blocks: [block(' \t'), block('')], pages: [''] },
    { it: 'are filled exactly', blocks: [lines('a', 5)], pages: ['a1 a2 a3 a4 a5'] },
    {
      it: 'begin when one is full',
      blocks: [lines('a', 5), lines('b', 1)],
      pages: ['a1 a2 a3 a4 a5', 'b1'],
    },
    { it: 'break within a block', blocks: [lines('a', 8)], pages: ['a1 a2 a3 a4 a5', 'a6 a7 a8'] },
    { it: 'send no single line on', blocks: [lines('a', 6)], pages: ['a1 a2 a3 a4', 'a5 a6'] },
    {
      it: 'leave no single line behind',
      blocks: [lines('a', 4), lines('b', 4)],
      pages: ['a1 a2 a3 a4', 'b1 b2 b3 b4'],
    },
    {
      it: 'do not split three lines',
      blocks: [lines('a', 3), lines('b', 3)],
      pages: ['a1 a2 a3', 'b1 b2 b3'],
    },
    {
      it: 'do not end with a heading',
      blocks: [lines('a', 4), heading('h'), lines('b', 1)],
      pages: ['a1 a2 a3 a4', 'h1 b1'],
    },
    {
      it: 'keep a heading with two lines',
      blocks: [lines('a', 3), heading('h'), lines('b', 4)],
      pages: ['a1 a2 a3', 'h1 b1 b2 b3 b4'],
    },
    {
      it: 'keep a chain together',
      blocks: [lines('a', 3), heading('h'), heading('e'), lines('b', 1)],
      pages: ['a1 a2 a3', 'h1 e1 b1'],
    },
    {
      it: '[DS6] keep a short list whole, with its heading',
      blocks: [
        lines('a', 2),
        heading('h', { group: 'list', keptUpTo: 3 }),
        ...['b', 'c', 'd'].map((name) => lines(name, 1, { group: 'list', keptUpTo: 3 })),
      ],
      pages: ['a1 a2', 'h1 b1 c1 d1'],
    },
    {
      it: '[DS6] part a list that is longer than a short one',
      blocks: [
        lines('a', 2),
        heading('h', { group: 'list', keptUpTo: 2 }),
        ...['b', 'c', 'd'].map((name) => lines(name, 1, { group: 'list', keptUpTo: 2 })),
      ],
      pages: ['a1 a2 h1 b1 c1', 'd1'],
    },
    {
      it: 'spill a chain longer than a page',
      blocks: [
        lines('a', 1),
        ...['h', 'i', 'j', 'k', 'l', 'm'].map((name) => heading(name)),
        lines('b', 1),
      ],
      pages: ['a1', 'h1 i1 j1 k1 l1', 'm1 b1'],
    },
    {
      it: 'break within a kept block before leaving it alone',
      blocks: [heading('h'), lines('a', 7, { keepWithNext: true }), lines('b', 1)],
      pages: ['h1 a1 a2 a3 a4', 'a5 a6 a7 b1'],
    },
    {
      it: 'do not break within a kept block that fits on the next',
      blocks: [lines('a', 2), lines('b', 4, { keepWithNext: true }), lines('c', 1)],
      pages: ['a1 a2', 'b1 b2 b3 b4 c1'],
    },
    {
      it: 'may end with a heading at the end of all',
      blocks: [lines('a', 4), heading('h')],
      pages: ['a1 a2 a3 a4 h1'],
    },
    {
      it: 'send no single block of one text on',
      blocks: [lines('a', 2), heading('h'), lines('b', 1), joined('c'), joined('d')],
      pages: ['a1 a2', 'h1 b1 c1 d1'],
    },
    {
      it: 'leave no single block of one text behind',
      blocks: [lines('a', 4), lines('b', 1), joined('c'), joined('d'), joined('e')],
      pages: ['a1 a2 a3 a4', 'b1 c1 d1 e1'],
    },
    {
      it: 'break a text of many blocks well within it',
      blocks: [lines('a', 3), lines('b', 1), joined('c'), joined('d'), joined('e')],
      pages: ['a1 a2 a3 b1 c1', 'd1 e1'],
    },
    {
      it: 'leave a single line where a text of many blocks is longer than a page',
      blocks: [lines('a', 1), ...['b', 'c', 'd', 'e', 'f'].map((name) => joined(name))],
      pages: ['a1 b1 c1 d1', 'e1 f1'],
    },
    {
      it: '[DS4] begin with a block that starts one',
      blocks: [lines('a', 2), lines('b', 1, { startsPage: true }), lines('c', 1)],
      pages: ['a1 a2', 'b1 c1'],
    },
    {
      it: '[DS4] begin with what stays with a block that starts one',
      blocks: [lines('a', 2), heading('h'), lines('b', 1, { startsPage: true })],
      pages: ['a1 a2', 'h1 b1'],
    },
    {
      it: '[DS4] are not left empty by a block that starts one',
      blocks: [
        heading('h'),
        lines('b', 5, { startsPage: true }),
        heading('i', { startsPage: true }),
      ],
      pages: ['h1 b1 b2 b3', 'b4 b5', 'i1'],
    },
    {
      it: '[DS4] hold a group that stays together',
      blocks: [lines('a', 2), ...kept('g', lines('b', 2), lines('c', 2))],
      pages: ['a1 a2', 'b1 b2 c1 c2'],
    },
    {
      it: '[DS4] break between two groups rather than within one',
      blocks: [
        lines('a', 3),
        ...kept('s', ...kept('g', lines('b', 2)), ...kept('h', lines('c', 1), lines('d', 1))),
        lines('e', 1),
      ],
      pages: ['a1 a2 a3', 'b1 b2 c1 d1 e1'],
    },
    {
      it: '[DS4] break a group that no page holds, but not the groups within it',
      blocks: kept(
        's',
        ...kept('g', lines('a', 1), lines('b', 2)),
        ...kept('h', lines('c', 2), lines('d', 2)),
      ),
      pages: ['a1 b1 b2', 'c1 c2 d1 d2'],
    },
    {
      it: '[DS4] break a group rather than leave a heading alone',
      blocks: [lines('a', 3), heading('h'), ...kept('g', lines('b', 1), lines('c', 4))],
      pages: ['a1 a2 a3', 'h1 b1 c1 c2', 'c3 c4'],
    },
    {
      it: 'look past an empty block',
      blocks: [lines('a', 4), heading('h'), block(''), lines('b', 1)],
      pages: ['a1 a2 a3 a4', 'h1 b1'],
    },
  ])('$it', ({ blocks, pages }) => {
    expect(pagesOf(blocks)).toEqual(pages);
  });

  it('leave out the space before a block at their head', () => {
    const spaced = [
      lines('a', 4),
      lines('b', 1, { spaceBefore: 30 }),
      lines('c', 1, { spaceBefore: 5 }),
    ];
    const { pages } = layOut(documentOf(spaced, { lines: 5 }), fixedMeasurer);
    expect(pages[1]?.lines.map(({ baseline }) => baseline)).toEqual([23, 48]);
  });

  it('have room for as many lines as fit without that space', () => {
    const spaced = [lines('a', 5), lines('b', 5, { spaceBefore: 30 })];
    expect(pagesOf(spaced)).toEqual(['a1 a2 a3 a4 a5', 'b1 b2 b3 b4 b5']);
  });

  it('keep a rule with its line', () => {
    const ruled = lines('b', 1, { rule: { gap: 1, thickness: 1 } });
    const { pages } = layOut(documentOf([lines('a', 4), ruled], { lines: 5 }), fixedMeasurer);
    expect(pages.map(({ rules }) => rules.length)).toEqual([0, 1]);
  });
});

describe('[DS6] a block after which a page should not end', () => {
  const first = (count: number) => lines('b', count, { avoidsBreakAfter: true });

  it.each([
    {
      it: 'takes what it stays with to the next page, before another',
      blocks: [lines('a', 3), heading('h'), first(1), lines('c', 2)],
      pages: ['a1 a2 a3', 'h1 b1 c1 c2'],
    },
    {
      it: 'ends a page where it is long',
      blocks: [lines('a', 2), first(3), lines('c', 2)],
      pages: ['a1 a2 b1 b2 b3', 'c1 c2'],
    },
    {
      it: 'ends one where no other place is as good',
      blocks: [heading('h'), heading('i'), heading('j'), heading('k'), first(1), lines('c', 2)],
      pages: ['h1 i1 j1 k1 b1', 'c1 c2'],
    },
  ])('$it', ({ blocks, pages }) => {
    expect(pagesOf(blocks)).toEqual(pages);
  });
});

describe('[DS4] groups that stay together', () => {
  const partedIn = (blocks: Block[]) =>
    layOut(documentOf(blocks, { lines: 5 }), fixedMeasurer).parted;

  it('are named by their first words where no page holds them', () => {
    const long = kept('g', block('Welder'), lines('a', 6));
    expect(partedIn([...long, ...kept('h', block('Smith'))])).toEqual(['Welder']);
    expect(partedIn(kept('h', block('Smith'), lines('b', 2)))).toBeUndefined();
  });

  it('may stand in the rest of a page, or wait for the next', () => {
    const column = { left: 10, right: 110 };
    const { pages } = layOut(
      {
        ...documentOf([], { lines: 5 }),
        regions: [
          { ...column, blocks: [lines('a', 3)] },
          { ...column, below: 0, blocks: kept('g', lines('b', 1), lines('c', 2)) },
        ],
      },
      fixedMeasurer,
    );
    expect(pages.map((page) => page.lines.length)).toEqual([3, 3]);
  });

  const anyBlock = fc.record({
    count: fc.integer({ min: 1, max: 4 }),
    isHeading: fc.boolean(),
    startsPage: fc.boolean(),
    group: fc.option(fc.constantFrom('g', 'h')),
  });

  test.prop([fc.array(anyBlock, { maxLength: 12 })])(
    'lose no line, strand no heading, and part only where they say so',
    (said) => {
      // A group is a run of neighbors.
      const blocks = said.map(({ count, isHeading, startsPage, group }, at) =>
        (isHeading ? heading : (name: string, rest: Partial<Block>) => lines(name, count, rest))(
          `b${at}x`,
          {
            ...(startsPage && { startsPage }),
            ...(group && { keptIn: [`${group}${at >> 2}`] }),
          },
        ),
      );
      const { pages, parted = [] } = layOut(documentOf(blocks, { lines: 5 }), fixedMeasurer);
      const names = pages.map((page) => page.lines.map(({ runs }) => runs[0]?.text.split('x')[0]));
      const expected = said.flatMap(({ count, isHeading }, at) =>
        Array.from({ length: isHeading ? 1 : count }, () => `b${at}`),
      );
      expect(names.flat()).toEqual(expected);
      for (const [at, page] of names.entries()) {
        const next = names[at + 1]?.[0];
        const last = Number(page.at(-1)?.slice(1));
        // A chain of headings higher than a page spills; no test has one of another height.
        const isChain = page.every((name) => said[Number(name?.slice(1))]?.isHeading);
        if (next !== undefined && !isChain) expect(said[last]?.isHeading).toBe(false);
      }
      const pagesOfGroup = (name: string) =>
        names.filter((page) =>
          page.some((line) => blocks[Number(line?.slice(1))]?.keptIn?.includes(name)),
        ).length;
      const groups = [...new Set(blocks.flatMap(({ keptIn }) => keptIn ?? []))];
      expect(groups.filter((name) => pagesOfGroup(name) > 1)).toHaveLength(parted.length);
    },
  );
});
