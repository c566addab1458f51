import type { Block, Region, Sheet, Span } from '@shortlist/document';
import { entriesOf, numberedIds, type Resume, SECTIONS } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { createDesigns, DESIGNS, type Design, designResume } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import { readTree } from './pages/structure-tree.test-support.ts';
import { checkSyntax, readFonts, readStructure, readText } from './poppler.test-support.ts';
import { countInOrder, wordsOf } from './words-in-order.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const MARGINS: Sheet['margins'] = { top: 40, right: 30, bottom: 50, left: 24 };
const BLUE = '#1d4e89';

/** A design that only this test knows: its own sheet, a head above two columns, Amiri, blue and italic. */
const secondDesign = (height: number): Design => ({
  id: 'second',
  name: 'Second',
  defaults: { design: 'second', paper: 'a4' },
  print(view, look) {
    const classic = DESIGNS.all[0].print(view, look);
    const blocks = classic.regions.flatMap((region) => region.blocks).map(restyled);
    const ofGroups = (...groups: string[]) =>
      blocks.filter(({ group = '' }) => groups.includes(group));
    const regions: Region[] = [
      { left: 24, right: 470, blocks: ofGroups('contact') },
      { left: 24, right: 180, below: 0, blocks: ofGroups('skills', 'education', 'awards') },
      { left: 210, right: 470, below: 0, blocks: ofGroups('summary', 'experience', 'projects') },
    ];
    const ground = { x: 0, y: 0, width: 195, height, color: '#eef2f7' } as const;
    const sheet = { width: 500, height, margins: MARGINS };
    return { ...classic, sheet, regions, fills: [ground] };
  },
});

const restyled = (block: Block): Block => ({
  ...block,
  spans: block.spans.map((span) => restyledSpan(span, block)),
  ...(block.rule && { rule: { ...block.rule, color: BLUE } }),
});

function restyledSpan(span: Span, { role }: Block): Span {
  if (role === 'title') return { ...span, family: 'amiri', letterSpacing: 0.5 };
  if (role === 'heading') return { ...span, family: 'amiri', weight: 600, color: BLUE };
  return { ...span, family: 'amiri', italic: role === 'entry' };
}

const resume = readSample('19-two-pages');

async function printOn(height: number) {
  const second = secondDesign(height);
  const designs = createDesigns([DESIGNS.all[0], second]);
  const { paged, fonts } = layOutDocument(
    designResume(
      { ...resume, look: second.defaults },
      { sections: SECTIONS, language: 'en-US', designs },
    ),
  );
  return { paged, fonts, pdf: await writePdf(paged, fonts, OPTIONS) };
}

// So low that both columns go on over several pages.
const { paged, fonts, pdf } = await printOn(360);
const file = openFileObjects(pdf);
const linesOfRegion = (left: number, right: number) =>
  paged.pages
    .flatMap(({ lines }) => lines)
    .filter((line) => line.left === left && line.right === right);
const wordsOfRegion = (left: number, right: number) =>
  wordsOf(
    linesOfRegion(left, right)
      .map(({ runs }) => runs.map(({ text }) => text).join(''))
      .join('\n'),
  );

describe('[HO6] a second design, registered in this test alone', () => {
  it('prints on its own sheet, in two columns that run on over pages', () => {
    expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
    expect(file.pages.length).toBeGreaterThan(1);
    for (const page of file.pages) {
      expect(file.dictionary(page)['/MediaBox']).toEqual([0, 0, 500, 360]);
    }
    const [, secondPage] = paged.pages;
    const [head] = linesOfRegion(24, 470);
    const columns = [linesOfRegion(24, 180)[0], linesOfRegion(210, 470)[0]];
    expect(head?.top).toBe(40);
    expect(columns.map((line) => line?.top)).toEqual([columns[0]?.top, columns[0]?.top]);
    expect(columns[0]?.top).toBeGreaterThan(40);
    for (const column of [linesOfRegion(24, 180), linesOfRegion(210, 470)]) {
      expect(column.some((line) => secondPage?.lines.includes(line))).toBe(true);
    }
  });

  it('prints in its family, weights and italic, each embedded', () => {
    expect([...fonts.keys()]).toEqual(
      expect.arrayContaining(['amiri-latin-400', 'amiri-latin-700', 'amiri-latin-400-italic']),
    );
    const printed = readFonts(pdf);
    for (const { embedded, toUnicode } of printed)
      expect([embedded, toUnicode]).toEqual(['yes', 'yes']);
    expect(printed.map(({ name }) => name).join()).toMatch(/Amiri-Italic|Amiri-BoldItalic/);
  });

  it('paints its colors, and the ground under the text as no content', () => {
    const first = file.stream(file.dictionary(file.pages[0])['/Contents']);
    expect(first).toContain('0.1137 0.3059 0.5373 rg');
    expect(first).toContain('0.1137 0.3059 0.5373 RG');
    expect(first.indexOf('0.9333 0.949 0.9686 rg')).toBeLessThan(first.indexOf('BT'));
    expect(first).toMatch(/\/Artifact <<[^>]*>> BDC\s+q 0\.9333/);
  });

  it('is read region by region in the structure tree, each to its end', () => {
    const quoted = readStructure(pdf).match(/"(.*)"/g) ?? [];
    const told = wordsOf(quoted.map((line) => line.slice(1, -1)).join(' '));
    const expected = [
      ...wordsOfRegion(24, 470),
      ...wordsOfRegion(24, 180),
      ...wordsOfRegion(210, 470),
    ];
    expect(countInOrder(expected, told) / expected.length).toBeGreaterThan(0.99);
    const { content, elements } = readTree(file);
    expect(elements[0]?.role).toBe('Document');
    expect(new Set(content.map(({ page }) => page)).size).toBe(file.pages.length);
  });

  it('gives pdftotext the words of each column in order', () => {
    const found = wordsOf(readText(pdf));
    for (const words of [wordsOfRegion(24, 180), wordsOfRegion(210, 470)]) {
      expect(countInOrder(words, found) / words.length).toBeGreaterThan(0.98);
    }
  });

  it('is read back by our own readers and parser', async () => {
    const tall = await printOn(640);
    const read = await readDocument(new Uint8Array(tall.pdf));
    if (!read.ok) throw new Error(read.problem.code);
    const { resume: back } = parseResume(read.text, numberedIds());
    expect(back.contact.fullName).toBe(resume.contact.fullName);
    expect(back.contact.email).toBe(resume.contact.email);
    const roles = (each: Resume) => entriesOf(each, 'experience').map(({ role }) => role);
    expect(roles(back)).toEqual(roles(resume));
    const said = (each: Resume) =>
      wordsOf(
        entriesOf(each, 'experience')
          .map(({ bullets }) => bullets)
          .join(' '),
      );
    expect(countInOrder(said(resume), said(back)) / said(resume).length).toBeGreaterThan(0.95);
  });
});
