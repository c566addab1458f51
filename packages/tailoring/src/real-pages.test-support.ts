import { facesFor, loadFamilies } from '@shortlist/fonts';
import { measurer, openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { layOut, printedTexts } from '@shortlist/layout';
import { type Resume, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';

export const DESIGNS = await loadDesigns();

/** Opens the faces of a resume in a design, and returns what counts the pages that it, or parts of it, take on paper. */
export async function openPages(whole: Resume, design: string) {
  const print = (resume: Resume) =>
    designResume(
      { ...resume, look: { ...whole.look, design } },
      { sections: SECTIONS, language: 'en', designs: DESIGNS },
    );
  const texts = printedTexts(print(whole));
  await loadFamilies(texts);
  openFaces(facesFor(texts));
  return (resume: Resume): number => layOut(print(resume), measurer).pages.length;
}
