import type { PagedDocument } from '@shortlist/layout';
import { loadPaperWords, SECTIONS, withPhoto } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { designResume } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import {
  checkSyntax,
  readImages,
  readPixels,
  readStructure,
  readText,
} from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const PERSON = withPhoto(readSample('01-engineer'), PHOTO);
const print = layOutDocument(designResume(PERSON, { sections: SECTIONS, language: 'en-US' }));
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
      '/Alt': `u:${PERSON.contact.fullName}`,
    });
    const { x, y, width, height } = headOf(print.paged).figure;
    const box = [x, 792 - y - height, x + width, 792 - y];
    const { '/BBox': written } = file.dictionary(figure['/A']);
    expect((written as number[]).map(Math.round)).toEqual(box.map(Math.round));
  });

  it('leaves the words and their order as they are', async () => {
    const bare = layOutDocument(
      designResume(readSample('01-engineer'), { sections: SECTIONS, language: 'en-US' }),
    );
    const words = (bytes: Uint8Array) => readText(bytes).split(/[\s|]+/u);
    expect(words(pdf)).toEqual(words(await writePdf(bare.paged, bare.fonts, OPTIONS)));
    expect(readStructure(pdf)).toContain('H1');
  });

  it.each(['en', 'ar'] as const)('stands where nothing runs under it: %s', async (language) => {
    const words = await loadPaperWords(language, SECTIONS);
    const resume = { ...PERSON, look: { ...PERSON.look, language } };
    const { figure, beside } = headOf(
      layOutDocument(designResume(resume, { sections: SECTIONS, language, words })).paged,
    );
    const [left, right] = [figure.x, figure.x + figure.width];
    expect(language === 'ar' ? left : 612 - right).toBeCloseTo(72);
    for (const { runs } of beside) {
      expect(runs.every(({ x, width }) => x + width < left || x > right)).toBe(true);
    }
  });

  it.each(['rectangle', 'rounded', 'oval'] as const)(
    '[DS2] has the corners of a look: %s',
    async (photoShape) => {
      const resume = { ...PERSON, look: { ...PERSON.look, photoShape } };
      const { paged, fonts } = layOutDocument(
        designResume(resume, { sections: SECTIONS, language: 'en-US' }),
      );
      const { x, y, width, height } = headOf(paged).figure;
      const isPainted = readPixels(await writePdf(paged, fonts, OPTIONS));
      // From the upper left corner to the middle, in parts of the picture.
      const painted = [0.02, 0.1, 0.2, 0.5].map((part) =>
        isPainted(x + width * part, y + height * part),
      );
      const expected = {
        rectangle: [true, true, true, true],
        rounded: [false, true, true, true],
        oval: [false, false, true, true],
      };
      expect(painted).toEqual(expected[photoShape]);
    },
  );

  it('[DS2] is left out where the look says so', () => {
    const resume = { ...PERSON, look: { ...PERSON.look, photo: 'hidden' as const } };
    const bare = designResume(readSample('01-engineer'), { sections: SECTIONS, language: 'en' });
    expect(designResume(resume, { sections: SECTIONS, language: 'en' })).toEqual(bare);
  });

  it('gives the same bytes each time', async () => {
    expect(await writePdf(print.paged, print.fonts, OPTIONS)).toEqual(pdf);
  });
});
