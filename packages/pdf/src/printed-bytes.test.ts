import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { loadFamilies } from '@shortlist/fonts';
import { printedTexts } from '@shortlist/layout';
import { type ChosenLook, loadPaperWords, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';
import { LANGUAGE_SAMPLES, readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { expect, it } from 'vitest';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const DIGESTS = new URL('printed-bytes.json', import.meta.url);
const designs = await loadDesigns();

/** The PDF of a sample. */
async function print(sample: string, look: Partial<ChosenLook> = {}): Promise<Uint8Array> {
  const own = readSample(sample);
  const words = await loadPaperWords(own.look.language ?? 'en', SECTIONS);
  const resume = { ...own, look: { ...own.look, ...look } };
  const document = designResume(resume, { sections: SECTIONS, language: 'en-US', words, designs });
  await loadFamilies(printedTexts(document));
  const { paged, fonts } = layOutDocument(document);
  return writePdf(paged, fonts, OPTIONS);
}

/**
 * A file with its streams unpacked, without their lengths and the places of objects, which follow from the rest: how
 * zlib packs differs between processors and releases of Node.
 */
const unpacked = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(
      /\/Length \d+(?<rest>[^<>]*>>\s*stream\n)(?<bytes>[\s\S]*?)\nendstream/gu,
      (_all, rest: string, bytes: string) =>
        rest +
        (rest.includes('/FlateDecode')
          ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
          : bytes),
    )
    .replace(/^\d{10} \d{5} n/gmu, '')
    .replace(/startxref\n\d+/u, '');

const digestOf = (pdf: Uint8Array) =>
  createHash('sha256').update(unpacked(pdf), 'latin1').digest('hex');

it('[HO5] every sample in Classic, and one in each other design, is printed to the byte as before', async () => {
  const printed: [string, string][] = [];
  for (const sample of [...SAMPLES, ...LANGUAGE_SAMPLES])
    printed.push([sample, digestOf(await print(sample))]);
  for (const { id } of designs.all.slice(1)) {
    printed.push([id, digestOf(await print('01-engineer', { design: id }))]);
  }
  // WRITE_PRINTED_BYTES=1 writes what is printed now: where a change of the printed page is meant.
  if (process.env.WRITE_PRINTED_BYTES === '1') {
    writeFileSync(DIGESTS, `${JSON.stringify(Object.fromEntries(printed), null, 2)}\n`);
  }
  expect(Object.fromEntries(printed)).toEqual(JSON.parse(readFileSync(DIGESTS, 'utf8')));
});
