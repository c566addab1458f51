import { evenMargins, fullColumn, type PrintDocument } from '@shortlist/document';
import { createMeasurer, facesFor, loadFamilies } from '@shortlist/fonts';
import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { layOut, printedTexts } from '@shortlist/layout';
import { expect, it } from 'vitest';
import { type LaidOutPages, severalPdfExporter } from '../index.ts';

await loadFamilies();

const sheet = { width: 300, height: 200, margins: evenMargins(20) };

/** Pages of one line. */
function pagesOf(text: string, changes: Partial<LaidOutPages> = {}): LaidOutPages {
  const span = { text, family: 'tinos', weight: 400, size: 10 } as const;
  const block = {
    role: 'title',
    spans: [span],
    indent: 0,
    align: 'start',
    lineHeight: 12,
  } as const;
  const regions: PrintDocument['regions'] = [
    {
      ...fullColumn(sheet),
      blocks: [{ ...block, spans: [span], spaceBefore: 0, keepWithNext: false }],
    },
  ];
  const document = { title: text, author: 'Ada', language: 'en', sheet, regions };
  const fonts = openFaces(facesFor(printedTexts(document)));
  return { paged: layOut(document, createMeasurer(fonts)), fonts, ...changes };
}

async function write(...pages: [LaidOutPages, ...LaidOutPages[]]) {
  const writer = await severalPdfExporter.load();
  return writer.write({
    layOutAll: async () => pages,
    createdAt: new Date(0),
    creator: 'Shortlist',
  });
}

it('[LT4] writes documents whose faces differ as one PDF', async () => {
  const file = await write(pagesOf('Letter'), pagesOf('Ελένη'), pagesOf('Ольга'));
  const text = file.kind === 'written' ? Buffer.from(file.bytes).toString('latin1') : '';
  expect(text.match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(3);
  expect(text).toContain('/Outlines');
});

it('names the characters that one of them has no glyph for', async () => {
  const file = await write(pagesOf('Letter'), pagesOf('Resume', { missing: ['😀', '😀'] }));
  expect(file).toEqual({ kind: 'refused', characters: ['😀'] });
});
