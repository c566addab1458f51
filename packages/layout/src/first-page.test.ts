import { fc, test } from '@fast-check/vitest';
import { type Block, fullColumn, type PrintDocument, type Region } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import {
  block,
  documentOf,
  fixedMeasurer,
  listeningMeasurer,
} from './fixed-measurer.test-support.ts';
import { layOut, type PagedDocument } from './index.ts';

/** Little in a block says where a page may end; what says the same follows one another. */
const FEATURES: readonly Partial<Block>[] = [
  {},
  { keepWithNext: true },
  { joinsPrevious: true },
  { avoidsBreakAfter: true },
  { startsPage: true },
  { keptIn: ['a'] },
  { keptIn: ['b'], keepWithNext: true },
  { keptUpTo: 3 },
  { spaceBefore: 12, role: 'heading' },
  { leading: 10, rule: { gap: 1, thickness: 1 } },
];

const anyBlocks: fc.Arbitrary<Block[]> = fc
  .array(
    fc.record({
      rest: fc.constantFrom(...FEATURES),
      words: fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 6 },
  )
  .map((stretches) =>
    stretches.flatMap(({ rest, words }) =>
      words.map((count) => block('word '.repeat(count).trim(), rest)),
    ),
  );

/** A document of one column, or of a head and two that take each other's room. */
const anyDocument: fc.Arbitrary<PrintDocument> = fc
  .record({ blocks: anyBlocks, hasSide: fc.boolean() })
  .map(({ blocks, hasSide }) => {
    const document = documentOf(blocks, { lines: 5 });
    const { left, right } = fullColumn(document.sheet);
    if (!hasSide) return document;
    const quarter = Math.ceil(blocks.length / 4);
    const alone = { left, right };
    const regions: Region[] = [
      { left, right, blocks: blocks.slice(0, 1) },
      { left, right: 60, below: 0, alone, blocks: blocks.slice(1, quarter) },
      { left: 65, right, below: 0, alone, blocks: blocks.slice(quarter) },
    ];
    return { ...document, widens: true, regions };
  });

/** The first page as it is drawn: places in the structure are the whole document’s. */
const drawnFirst = ({ pages: [page] }: PagedDocument) => ({
  ...page,
  lines: page?.lines.map((line) => ({
    ...line,
    runs: line.runs.map(({ node: _, ...run }) => run),
  })),
});

describe('[DS1] a first page alone', () => {
  test.prop([anyDocument], { numRuns: 500 })('is the first of all', (document) => {
    const alone = layOut(document, fixedMeasurer, { isFirstPageOnly: true });
    expect(alone.pages).toHaveLength(1);
    expect(drawnFirst(alone)).toEqual(drawnFirst(layOut(document, fixedMeasurer)));
  });

  it('is laid out without the pages behind it', () => {
    const measured = new Set<string>();
    const listening = listeningMeasurer((text) => measured.add(text));
    const document = documentOf(
      Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => block(letter)),
      { lines: 5 },
    );
    layOut(document, listening, { isFirstPageOnly: true });
    expect([...measured].join('')).toBe('abcdef');
  });
});
