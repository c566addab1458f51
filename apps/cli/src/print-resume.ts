import { PRODUCT_NAME } from '@shortlist/contracts';
import { createMeasurer, facesFor } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { MissingCharactersError, writePdf } from '@shortlist/pdf';
import type { Resume, Sections } from '@shortlist/resume';
import { classic } from '@shortlist/templates';
import { CommandError } from './command.ts';
import { loadFonts } from './load-fonts.ts';

type Printing = {
  /** BCP 47. */
  language: string;
  createdAt: Date;
  /** What messages call the resume. */
  name: string;
  sections: Sections;
};

/** The resume as a PDF, page for page what the web app shows. Throws `CommandError` for a character without a font. */
export async function printResume(resume: Resume, printing: Printing) {
  const { language, createdAt, name, sections } = printing;
  const document = classic(resume, { language, sections });
  const fonts = await loadFonts(facesFor(printedTexts(document)));
  const pages = layOut(document, createMeasurer(fonts, shapedWidth));
  try {
    return await writePdf(pages, fonts, { createdAt, creator: PRODUCT_NAME });
  } catch (error) {
    if (!(error instanceof MissingCharactersError)) throw error;
    throw new CommandError(`${name}: ${error.message} Take them out, or write them another way.`);
  }
}
