import type { PrintDocument } from '@shortlist/document';
import { type Look, printedResume, type Resume, type Sections } from '@shortlist/resume';
import type { Designs } from './create-designs.ts';
import { DESIGNS } from './registry.ts';

export type DesignOptions = {
  /** Language of the resume, BCP 47: what a screen reader reads it in. */
  language: string;
  /** The default design in its own look where it is not given. */
  look?: Look | undefined;
  designs?: Designs | undefined;
  /** The kinds of section that may be printed; the product's where they are not given. */
  sections?: Sections | undefined;
};

/** What is printed of a resume. A look that names an unknown design (of a later release) gets the default one. */
export function designResume(
  resume: Resume,
  { language, designs = DESIGNS, look = designs.all[0].defaults, sections }: DesignOptions,
): PrintDocument {
  const design = designs.find(look.design) ?? designs.all[0];
  const printed = printedResume(resume, { sections });
  const view = {
    ...printed,
    title: `${printed.name.text} – Resume`,
    author: resume.contact.fullName.trim(),
    language,
  };
  return design.print(view, look);
}
