import { fc, test } from '@fast-check/vitest';
import {
  type Block,
  blocksOf,
  fullColumn,
  type PrintDocument,
  type Region,
  type Sheet,
  type Span,
} from '@shortlist/document';
import { cleanText } from '@shortlist/text';
import { describe, expect } from 'vitest';
import { block, documentOf, fixedMeasurer, span } from './fixed-measurer.test-support.ts';
import { layOut, type PagedDocument, type PlacedLine, type PlacedRun } from './index.ts';

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'high-volume',
    'and/or',
    '王小明在北京，工作。',
    'שָׁלוֹם',
    '(עולם)',
    'نعمل معا',
    'می\u200Cخواهم',
  ),
  fc.constantFrom(
    '👩‍💻',
    'x\u030C',
    '\u00A0',
    '\t',
    '2024',
    'नमस्ते',
    'x'.repeat(400),
    'ب'.repeat(90),
  ),
);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

const anySpan: fc.Arbitrary<Span> = fc.record(
  {
    text,
    family: fc.constant('plain'),
    weight: fc.constantFrom(400, 700),
    size: fc.integer({ min: 6, max: 12 }),
    unbreakable: fc.boolean(),
    separator: fc.boolean(),
  },
  { requiredKeys: ['text', 'family', 'weight', 'size'] },
);

const anyBlock: fc.Arbitrary<Block> = fc.record(
  {
    role: fc.constantFrom('title', 'heading', 'entry', 'paragraph', 'bullet'),
    spans: fc.array(anySpan, { maxLength: 4 }),
    trailing: fc.array(anySpan, { maxLength: 2 }),
    marker: fc.constantFrom('•', '1.'),
    indent: fc.integer({ min: 0, max: 300 }),
    align: fc.constantFrom('start', 'center'),
    lineHeight: fc.integer({ min: 12, max: 30 }),
    spaceBefore: fc.integer({ min: 0, max: 20 }),
    rule: fc.constant({ gap: 1, thickness: 0.5 }),
    keepWithNext: fc.boolean(),
  },
  {
    requiredKeys: ['role', 'spans', 'indent', 'align', 'lineHeight', 'spaceBefore', 'keepWithNext'],
  },
);

/** Spans differ by their sources, "text 3" being the text of block 3. */
const named = (blocks: Block[]): Block[] =>
  blocks.map(({ trailing, ...rest }, at) => ({
    ...rest,
    spans: rest.spans.map((each) => ({ ...each, source: `text ${at}` })),
    ...(trailing && { trailing: trailing.map((each) => ({ ...each, source: `trailing ${at}` })) }),
  }));

const anyMargin = fc.integer({ min: 1, max: 40 });
const anySheet: fc.Arbitrary<Sheet> = fc.record({
  width: fc.integer({ min: 150, max: 600 }),
  height: fc.integer({ min: 130, max: 800 }),
  margins: fc.record({ top: anyMargin, right: anyMargin, bottom: anyMargin, left: anyMargin }),
});

/** A head over the whole width, and two columns below it. */
function headAndColumns(sheet: Sheet, blocks: Block[]): Region[] {
  const { left, right } = fullColumn(sheet);
  const middle = (left + right) / 2;
  const third = Math.ceil(blocks.length / 3);
  return [
    { left, right, blocks: blocks.slice(0, third) },
    { left, right: middle - 4, below: 0, blocks: blocks.slice(third, 2 * third) },
    { left: middle + 4, right, below: 0, blocks: blocks.slice(2 * third) },
  ];
}

const anyDocument: fc.Arbitrary<PrintDocument> = fc
  .record({
    sheet: anySheet,
    blocks: fc.array(anyBlock, { maxLength: 8 }).map(named),
    hasColumns: fc.boolean(),
  })
  .map(({ sheet, blocks, hasColumns }) => ({
    title: '',
    author: '',
    language: 'en',
    sheet,
    regions: hasColumns ? headAndColumns(sheet, blocks) : [{ ...fullColumn(sheet), blocks }],
  }));

const linesOf = ({ pages }: PagedDocument) => pages.flatMap(({ lines }) => lines);
const runsOf = (paged: PagedDocument) => linesOf(paged).flatMap(({ runs }) => runs);
const withoutSpaces = (line: string) => line.replace(/\s/g, '');

/** Left and right end of a run's ink: spaces have none. */
function inkOf({ text: all, level, size, x, width }: PlacedRun) {
  const trailing = (all.length - all.trimEnd().length) * (size / 2);
  return level % 2 === 1 ? [x + trailing, x + width] : [x, x + width - trailing];
}

const heightsOf = ({ runs }: PlacedLine) =>
  Math.max(0, ...runs.map(({ ascent, descent, size }) => (ascent + descent) * size));

const hasInk = ({ text: all }: PlacedRun) => all.trim() !== '';

describe('any document', () => {
  test.prop([anyDocument])('loses no text and keeps its order', (document) => {
    const runs = runsOf(layOut(document, fixedMeasurer));
    const printed = (source: string) =>
      withoutSpaces(
        runs
          .filter((run) => run.source === source && !run.decorative)
          .map((run) => run.text)
          .join(''),
      );
    const given = (spans: Span[] = []) =>
      withoutSpaces(
        spans
          .filter(({ separator }) => !separator)
          .map((each) => cleanText(each.text))
          .join(''),
      );
    for (const [at, { spans, trailing }] of blocksOf(document).entries()) {
      expect(printed(`text ${at}`)).toBe(given(spans));
      expect(printed(`trailing ${at}`)).toBe(given(trailing));
    }
    // Regions are read one after the other, as their nodes are; on the pages they take turns.
    const inReadingOrder = runs.toSorted((one, other) => one.node - other.node);
    const order = inReadingOrder.flatMap(({ source }) =>
      source ? [Number(source.split(' ')[1])] : [],
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test.prop([anyDocument])('has all its ink inside its region', (document) => {
    const { sheet, regions } = document;
    const foot = sheet.height - sheet.margins.bottom;
    const paged = layOut(document, fixedMeasurer);
    for (const { top, height, baseline, left, right, runs } of linesOf(paged)) {
      expect(regions).toContainEqual(expect.objectContaining({ left, right }));
      expect(top).toBeGreaterThanOrEqual(sheet.margins.top);
      expect(baseline).toBeGreaterThan(top);
      expect(baseline).toBeLessThan(top + height);
      expect(top + height).toBeLessThanOrEqual(foot + 0.01);
      for (const run of runs.filter(hasInk)) {
        const [from = 0, to = 0] = inkOf(run);
        expect(from).toBeGreaterThanOrEqual(left - 0.01);
        expect(to).toBeLessThanOrEqual(right + 0.01);
      }
    }
    for (const { x1, x2, y } of paged.pages.flatMap(({ rules }) => rules)) {
      expect(regions).toContainEqual(expect.objectContaining({ left: x1, right: x2 }));
      expect(y).toBeLessThanOrEqual(foot);
    }
  });

  test.prop([anyDocument])('has no text over other text', (document) => {
    for (const { lines } of layOut(document, fixedMeasurer).pages) {
      for (const [at, line] of lines.entries()) {
        const { top, left: from, right: to, runs } = line;
        const above = lines.slice(0, at).filter(({ left, right }) => left < to && right > from);
        const foot = Math.max(0, ...above.map(({ top: head, height }) => head + height));
        expect(top).toBeGreaterThanOrEqual(foot - 0.01);
        expect(heightsOf(line)).toBeLessThanOrEqual(line.height);
        const inks = runs.filter(hasInk).map(inkOf);
        const ordered = inks.toSorted(([one = 0], [other = 0]) => one - other);
        for (const [index, [left = 0]] of ordered.entries()) {
          expect(left).toBeGreaterThanOrEqual((ordered[index - 1]?.[1] ?? 0) - 0.01);
        }
      }
    }
  });

  test.prop([anyDocument])('is laid out the same again', (document) => {
    expect(layOut(document, fixedMeasurer)).toEqual(layOut(document, fixedMeasurer));
  });

  test.prop([anyDocument])('has a structure tree whose parents come first', (document) => {
    const { structure } = layOut(document, fixedMeasurer);
    expect(structure.every(({ parent }, at) => parent < at)).toBe(true);
  });
});

/** A resume's shape: headings, entry lines, and texts of some number of lines 20 letters wide. */
const resumeBlock = fc.oneof(
  fc.constantFrom<Block>(
    block('HEADING', { role: 'heading', keepWithNext: true, rule: { gap: 1, thickness: 1 } }),
    block('Entry', { role: 'entry', keepWithNext: true, trailing: [span('2020')], spaceBefore: 7 }),
  ),
  fc
    .integer({ min: 1, max: 12 })
    .map((lines) => block('abcdefghijklmno '.repeat(lines), { role: 'bullet', indent: 20 })),
);

/** Blocks that end in text, with no more than two that must be kept in a row. */
const resume = fc
  .array(resumeBlock, { minLength: 1, maxLength: 40 })
  .map((blocks) => [...blocks, block('the end')])
  .map((blocks) =>
    blocks.filter(
      (each, at) =>
        !blocks.slice(at, at + 3).every((next) => next.keepWithNext) || !each.keepWithNext,
    ),
  )
  .map(named);

describe('[PV5] any resume', () => {
  const laidOut = (blocks: Block[]) => layOut(documentOf(blocks, { lines: 12 }), fixedMeasurer);
  const sourcesOf = ({ pages }: PagedDocument) =>
    pages.map(({ lines }) => lines.map(({ runs }) => runs[0]?.source));

  test.prop([resume])('has no page that ends with a heading or an entry line', (blocks) => {
    for (const sources of sourcesOf(laidOut(blocks))) {
      const last = Number(sources.at(-1)?.split(' ')[1]);
      expect(blocks[last]?.keepWithNext).toBe(false);
    }
  });

  test.prop([resume])('leaves no single line of four or more alone on a page', (blocks) => {
    const pages = sourcesOf(laidOut(blocks));
    const count = (sources: (string | undefined)[], source: string) =>
      sources.filter((each) => each === source).length;
    for (const source of new Set(pages.flat().filter((each) => each !== undefined))) {
      if (count(pages.flat(), source) < 4) continue;
      for (const page of pages) expect(count(page, source)).not.toBe(1);
    }
  });
});
