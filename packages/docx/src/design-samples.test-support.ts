import type { PrintDocument } from '@shortlist/document';
import { type ChosenLook, loadPaperWords, type Resume, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';

export const designs = await loadDesigns();

/** A resume in a design. */
export async function printIn(
  resume: Resume,
  design: string,
  look: Partial<ChosenLook> = {},
): Promise<PrintDocument> {
  const chosen = { ...resume.look, ...look, design };
  const words = await loadPaperWords(chosen.language ?? 'en', SECTIONS);
  return designResume(
    { ...resume, look: chosen },
    { sections: SECTIONS, language: 'en-US', words, designs },
  );
}
