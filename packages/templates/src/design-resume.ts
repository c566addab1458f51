import type { PrintDocument } from '@shortlist/document';
import {
  type Photo,
  type PrintedResume,
  photoSize,
  photoUrl,
  printedResume,
  type Resume,
} from '@shortlist/model';
import type { PrintedPhoto } from './design.ts';
import { withTexts } from './layout-version.ts';
import { type DesignOptions, printInDesign } from './print-in-design.ts';

/** Prints a resume in the design that its look names; in the default one where that is not known here. */
export const designResume = (resume: Resume, options: DesignOptions): PrintDocument =>
  printInDesign(resume.look, options, ({ design, chosen, layoutVersion, words, language }) => {
    const printed = printedResume(resume, { sections: options.sections, words });
    const view = {
      ...(options.isFirstPageOnly ? beginningOf(printed) : printed),
      title: [...new Set([printed.name.text, 'Resume'])].join(' – '),
      author: resume.contact.fullName.trim(),
      language,
      titlesIn: words.language,
      ...(resume.photo &&
        chosen.photo !== 'hidden' && {
          photo: printedPhoto(resume.photo, printed.name.text, chosen.photoShape),
        }),
    };
    return design.print(withTexts(view, layoutVersion), chosen);
  });

/** More lines than a page has room for: the smallest text leaves room for fewer than 130. */
const MOST_LINES = 150;

/** The resume with so many entries of each section that no more have room on the first page. */
const beginningOf = (printed: PrintedResume): PrintedResume => ({
  ...printed,
  sections: printed.sections.map((section) => {
    let lines = 0;
    const entries = section.entries.filter(({ name, points }) => {
      const isReached = lines < MOST_LINES;
      lines += points.length + (name.length > 0 ? 1 : 0);
      return isReached;
    });
    return { ...section, entries };
  }),
});

/** Its alternative text is the name, which is the same in all languages. */
const printedPhoto = (
  photo: Photo,
  name: string,
  shape: PrintedPhoto['shape'] = 'rectangle',
): PrintedPhoto => ({ src: photoUrl(photo), ...photoSize(photo), alt: name, shape });
