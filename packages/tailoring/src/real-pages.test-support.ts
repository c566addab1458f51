import { createMeasurer, type FontFile, facesFor, loadFamilies } from '@shortlist/fonts';
import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { type Resume, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';

export const DESIGNS = await loadDesigns();

const opened = new Map<string, FontFile>();
const measurer = createMeasurer(opened, shapedWidth);

/** Opens the faces of a resume in a design, and returns what counts the pages that it, or parts of it, take on paper. */
export async function openPages(whole: Resume, design: string) {
  const print = (resume: Resume) =>
    designResume(
      { ...resume, look: { ...whole.look, design } },
      { sections: SECTIONS, language: 'en', designs: DESIGNS },
    );
  const texts = printedTexts(print(whole));
  await loadFamilies(texts);
  for (const [key, file] of openFaces(facesFor(texts))) opened.set(key, file);
  return (resume: Resume): number => layOut(print(resume), measurer).pages.length;
}
