import { writeJsonResume } from '@shortlist/json-resume';
import type { Resume, Sections } from '@shortlist/model';

/** Unsent edits as a JSON Resume file. Loaded where there are some. */
export const writeLeftJson = (resume: Resume, sections: Sections): string =>
  `${JSON.stringify(writeJsonResume(resume, sections), null, 2)}\n`;
