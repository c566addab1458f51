import { layOut, type PagedDocument, type TextMeasurer } from '@shortlist/layout';
import { type ChosenLook, type Letter, type Resume, SECTIONS } from '@shortlist/model';
import { type Designs, designLetter, designResume, loadDesigns } from '@shortlist/templates';
import type { FitLook } from './index.ts';

export const DESIGNS: Designs = await loadDesigns();

/** Letters half as wide as their size, with those of a space. */
const typewriter: TextMeasurer = {
  fontOf: () => ({ faceOf: () => 'typewriter', ascent: 0.8, descent: 0.2 }),
  joins: () => false,
  width: ({ text }, size) =>
    Array.from(text).reduce((sum, letter) => sum + (letter === ' ' ? 0.25 : 0.5) * size, 0),
};

/** The look of a design in which nothing was chosen. */
export function lookOf(id: string): FitLook {
  const design = DESIGNS.find(id);
  if (!design) throw new Error(`There is no design ${id}.`);
  // The product's designs say all that a look can say.
  return design.defaults as FitLook;
}

export const pagesIn = (resume: Resume, look: ChosenLook): PagedDocument =>
  layOut(
    designResume({ ...resume, look }, { sections: SECTIONS, language: 'en', designs: DESIGNS }),
    typewriter,
  );

export const pagesOfLetter = (letter: Letter): number =>
  layOut(designLetter(letter, { sections: SECTIONS, language: 'en', designs: DESIGNS }), typewriter)
    .pages.length;
