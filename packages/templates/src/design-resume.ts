import type { PrintDocument } from '@shortlist/document';
import { type Photo, photoSize, photoUrl, printedResume, type Resume } from '@shortlist/model';
import type { PrintedPhoto } from './design.ts';
import { withTexts } from './layout-version.ts';
import { type DesignOptions, printInDesign } from './print-in-design.ts';

/** Prints a resume in the design that its look names; in the default one where that is not known here. */
export const designResume = (resume: Resume, options: DesignOptions): PrintDocument =>
  printInDesign(resume.look, options, ({ design, chosen, layoutVersion, words, language }) => {
    const printed = printedResume(resume, { sections: options.sections, words });
    const view = {
      ...printed,
      title: `${printed.name.text} – Resume`,
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

/** Its alternative text is the name, which is the same in all languages. */
const printedPhoto = (
  photo: Photo,
  name: string,
  shape: PrintedPhoto['shape'] = 'rectangle',
): PrintedPhoto => ({ src: photoUrl(photo), ...photoSize(photo), alt: name, shape });
