import { compareSheets, comparisonDocument, diffResumes } from '@shortlist/difference';
import { createMeasurer, facesFor, loadFamilies } from '@shortlist/fonts';
import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { layOut, printedTexts } from '@shortlist/layout';
import { ENGLISH } from '@shortlist/messages';
import { NO_LOOK, SECTIONS, withPhoto } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { designResume, loadDesigns } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';
import { expect, it } from 'vitest';
import { openFileObjects } from '../file/file-objects.test-support.ts';
import { writePdf } from '../index.ts';
import { OPTIONS } from '../write-pdf.test-support.ts';
import { checkUa } from './check-ua.test-support.ts';

it('[DP1] two resumes beside each other, with photos, links and pages that go on, break no rule of PDF/UA-1', async () => {
  const designs = await loadDesigns();
  await loadFamilies();
  const resumes = {
    before: withPhoto(readSample('19-two-pages'), PHOTO),
    after: {
      ...withPhoto(readSample('01-engineer'), PHOTO),
      look: { ...NO_LOOK, design: 'sidebar', paper: 'a4' as const, engine: 6 },
    },
  };
  const printed = [resumes.before, resumes.after].map((resume) =>
    designResume(resume, { sections: SECTIONS, language: 'en-US', designs }),
  );
  const texts = printed.flatMap(printedTexts);
  const fonts = openFaces(facesFor(texts));
  const measurer = createMeasurer(fonts);
  const [before, after] = printed.map((document) => ({
    name: document.title,
    paged: layOut(document, measurer),
  }));
  if (!(before && after)) throw new Error('Two resumes are printed.');
  const comparison = {
    ...{ before, after },
    difference: diffResumes(resumes.before, resumes.after, { sections: SECTIONS, hasIds: false }),
    sections: SECTIONS,
    language: ENGLISH,
  };
  const own = openFaces(facesFor(printedTexts(comparisonDocument(comparison))));
  const all = new Map([...fonts, ...own]);
  const paged = compareSheets(comparison, createMeasurer(all));
  expect(paged.pages.length).toBeGreaterThan(2);
  expect(checkUa(openFileObjects(await writePdf(paged, all, OPTIONS)))).toEqual([]);
});
