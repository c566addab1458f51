import { type Resume, writeJsonResume } from '@shortlist/resume';

/** Unsent edits as a JSON Resume file. Loaded where there are some. */
export const writeLeftJson = (resume: Resume): string =>
  `${JSON.stringify(writeJsonResume(resume), null, 2)}\n`;
