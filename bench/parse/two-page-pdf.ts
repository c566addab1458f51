import { createMeasurer, facesFor } from '@shortlist/fonts';
import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { SECTIONS } from '@shortlist/model';
import { writePdf } from '@shortlist/pdf';
import { designResume } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';

/** The sample resume of two pages as our own PDF. */
export async function twoPagePdf(): Promise<Uint8Array> {
  const document = designResume(readSample('19-two-pages'), {
    sections: SECTIONS,
    language: 'en-US',
  });
  const fonts = openFaces(facesFor(printedTexts(document)));
  const pages = layOut(document, createMeasurer(fonts, shapedWidth));
  if (pages.pages.length !== 2) throw new Error(`It has ${pages.pages.length} pages, not two.`);
  return writePdf(pages, fonts, { createdAt: new Date(0), creator: 'bench' });
}
