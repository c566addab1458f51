import { readFileSync } from 'node:fs';
import type { PagedDocument } from '@shortlist/layout';
import { loadPaperWords, numberedIds, readJsonResume, withPhoto } from '@shortlist/resume';
import { PHOTO } from '@shortlist/resume/photo.test-support';
import { designResume } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import { checkSyntax, readImages, readStructure, readText } from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const SAMPLES = new URL('../../templates/samples/', import.meta.url);

const readSample = (name: string) => {
  const json = JSON.parse(readFileSync(new URL(`${name}.json`, SAMPLES), 'utf8'));
  const read = readJsonResume(json, numberedIds('e'));
  if (!read.ok) throw new Error(`${name} is no JSON Resume`);
  return read.resume;
};

const PERSON = withPhoto(readSample('01-engineer'), PHOTO);
const print = layOutDocument(designResume(PERSON, { language: 'en-US' }));
const pdf = await writePdf(print.paged, print.fonts, OPTIONS);

/** The picture of the first page, and the lines that stand beside it. */
function headOf({ pages: [page] }: PagedDocument) {
  const [figure] = page?.figures ?? [];
  if (!figure || !page) throw new Error('There is no photo.');
  const foot = figure.y + figure.height;
  return { figure, beside: page.lines.filter(({ top }) => top < foot) };
}

describe('[OC1] a photo in the PDF', () => {
  it('is the JPEG itself, once, with what it shows and where it stands', () => {
    expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
    expect(readImages(pdf)).toEqual([{ width: '24', height: '32', coding: 'jpeg' }]);
    expect(Buffer.from(pdf).includes(Buffer.from(PHOTO.jpeg, 'base64'))).toBe(true);
    const file = openFileObjects(pdf);
    const root = file.dictionary(file.catalog['/StructTreeRoot']);
    const document = file.dictionary([root['/K']].flat()[0]);
    const figure = file.dictionary([document['/K']].flat()[0]);
    expect(figure).toMatchObject({
      '/S': '/Figure',
      '/Alt': `u:Photo of ${PERSON.contact.fullName}`,
    });
    const { x, y, width, height } = headOf(print.paged).figure;
    const box = [x, 792 - y - height, x + width, 792 - y];
    const { '/BBox': written } = file.dictionary(figure['/A']);
    expect((written as number[]).map(Math.round)).toEqual(box.map(Math.round));
  });

  it('leaves the words and their order as they are', async () => {
    const bare = layOutDocument(designResume(readSample('01-engineer'), { language: 'en-US' }));
    const words = (bytes: Uint8Array) => readText(bytes).split(/[\s|]+/u);
    expect(words(pdf)).toEqual(words(await writePdf(bare.paged, bare.fonts, OPTIONS)));
    expect(readStructure(pdf)).toContain('H1');
  });

  it.each(['en', 'ar'] as const)('stands where nothing runs under it: %s', async (language) => {
    const words = await loadPaperWords(language);
    const resume = { ...PERSON, look: { ...PERSON.look, language } };
    const { figure, beside } = headOf(
      layOutDocument(designResume(resume, { language, words })).paged,
    );
    const [left, right] = [figure.x, figure.x + figure.width];
    expect(language === 'ar' ? left : 612 - right).toBeCloseTo(72);
    for (const { runs } of beside) {
      expect(runs.every(({ x, width }) => x + width < left || x > right)).toBe(true);
    }
  });

  it('gives the same bytes each time', async () => {
    expect(await writePdf(print.paged, print.fonts, OPTIONS)).toEqual(pdf);
  });
});
