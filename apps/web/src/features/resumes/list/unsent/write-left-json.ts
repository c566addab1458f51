import { type Resume, type Sections, writeJsonResume } from '@shortlist/model';

/** Unsent edits as a JSON Resume file. Loaded where there are some. */
export const writeLeftJson = (resume: Resume, sections: Sections): string =>
  `${JSON.stringify(writeJsonResume(resume, sections), null, 2)}\n`;
