import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createMeasurer, facesFor, readFontFile } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { writePdf } from '@shortlist/pdf';
import { numberedIds, readJsonResume } from '@shortlist/resume';
import { designResume } from '@shortlist/templates';

const SAMPLE = new URL('../../packages/templates/samples/19-two-pages.json', import.meta.url);
const { resolve } = createRequire(import.meta.resolve('@shortlist/fonts'));

/** The sample resume of two pages as our own PDF. */
export async function twoPagePdf(): Promise<Uint8Array> {
  const read = readJsonResume(JSON.parse(await readFile(SAMPLE, 'utf8')), numberedIds());
  if (!read.ok) throw new Error('The sample of two pages is no JSON Resume.');
  const document = designResume(read.resume, { language: 'en-US' });
  const faces = facesFor(printedTexts(document));
  const fonts = new Map(
    await Promise.all(
      faces.map(
        async ({ key, file }) => [key, readFontFile(await readFile(resolve(file)))] as const,
      ),
    ),
  );
  const pages = layOut(document, createMeasurer(fonts, shapedWidth));
  if (pages.pages.length !== 2) throw new Error(`It has ${pages.pages.length} pages, not two.`);
  return writePdf(pages, fonts, { createdAt: new Date(0), creator: 'bench' });
}
