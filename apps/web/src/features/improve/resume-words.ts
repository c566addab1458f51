import { plainText, printedResume, type Resume, type Sections } from '@shortlist/model';

/**
 * Everything that a resume says of what somebody has done, as plain text: what a proposal is checked
 * against. Who they are and how they are reached stays out of it.
 */
export const resumeWords = (resume: Resume, known: Sections): string =>
  printedResume(resume, { all: true, sections: known }).sections.map(plainText).join('\n');
