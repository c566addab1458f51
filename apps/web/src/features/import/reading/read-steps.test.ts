import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadPdfData } from '@shortlist/readers';
import { expect, it } from 'vitest';
import { type ReadingStep, readSteps } from './read-steps.ts';

const { resolve } = createRequire(import.meta.url);

const loadPdfData: LoadPdfData = async (folder, file) =>
  new Uint8Array(await readFile(resolve(`pdfjs-dist/${folder}/${file}`)));

/** A PDF of pages with one line each. It has no table of objects: readers rebuild it. */
function pdfOf(lines: readonly string[]): Uint8Array {
  const font = '<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  const pages = lines.map((line, at) => {
    const content = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
    return `${10 + at * 2} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj
${11 + at * 2} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources${font}/Contents ${10 + at * 2} 0 R>>endobj\n`;
  });
  const kids = lines.map((_, at) => `${11 + at * 2} 0 R`).join(' ');
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj
${pages.join('')}trailer<</Root 1 0 R>>`);
}

async function read(bytes: Uint8Array) {
  const steps: ReadingStep[] = [];
  const answer = await readSteps(bytes, undefined, {
    loadPdfData,
    onStep: (step) => steps.push(step),
  });
  return { answer, steps };
}

it('[CR4] opens a PDF, reads page after page, and understands them', async () => {
  const { answer, steps } = await read(pdfOf(['Ada Lovelace', 'ada@example.com']));
  expect(steps).toEqual([
    { name: 'opening' },
    { name: 'page', page: 1, pages: 2 },
    { name: 'page', page: 2, pages: 2 },
    { name: 'understanding' },
  ]);
  expect(answer.ok && answer.reads[0].text.pages).toHaveLength(2);
  expect(answer.ok && answer.reads[0].parsed.resume.contact).toMatchObject({
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
  });
});

it.each([
  ['a scan', pdfOf(['']), 'no-text'],
  ['51 pages', pdfOf(Array.from({ length: 51 }, () => 'Ada')), 'too-many-pages'],
  ['no bytes', new Uint8Array(), 'empty'],
  ['nothing of a kind', Uint8Array.of(0, 1, 2, 3), 'wrong-type'],
  ['a PDF that is none', new TextEncoder().encode('%PDF-1.7 and no more'), 'damaged'],
])('[CR4] says what is wrong with %s', async (_it, bytes, code) => {
  const { answer } = await read(bytes);
  expect(answer).toMatchObject({
    ok: false,
    problem: { code, message: { code: `reading.${code}` } },
  });
});
