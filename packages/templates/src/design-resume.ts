import type { PrintDocument } from '@shortlist/document';
import { completeLook, printedResume, type Resume, type Sections } from '@shortlist/resume';
import type { Designs } from './create-designs.ts';
import { DESIGNS } from './registry.ts';

export type DesignOptions = {
  /** Language of the resume, BCP 47: what a screen reader reads it in. */
  language: string;
  designs?: Designs | undefined;
  /** The kinds of section that may be printed; the product's where they are not given. */
  sections?: Sections | undefined;
};

/** What is printed of a resume, in the design that its look names; in the default one where that is not known here. */
export function designResume(
  resume: Resume,
  { language, designs = DESIGNS, sections }: DesignOptions,
): PrintDocument {
  const { look } = resume;
  const design = designs.find(look.design ?? '') ?? designs.all[0];
  const printed = printedResume(resume, { sections });
  const view = {
    ...printed,
    title: `${printed.name.text} – Resume`,
    author: resume.contact.fullName.trim(),
    language,
  };
  return design.print(view, { ...completeLook(look, design.defaults), design: design.id });
}
