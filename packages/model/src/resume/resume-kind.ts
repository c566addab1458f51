import { defineDocument } from '../documents/document-kind.ts';
import { NEWEST_LAYOUT } from '../look/look.ts';
import { createResumeModel } from './draft-model/resume-model.ts';
import type { ResumeTypes } from './draft-model/resume-types.ts';
import { emptyContact, emptyResume } from './empty-resume.ts';
import { findPart } from './parts/find-part.ts';
import { readContent, writeContent } from './parts/part-content.ts';
import { resumeOfParts } from './parts/resume-parts.ts';
import { resumePlainText } from './print/resume-plain-text.ts';
import { checkResumeName } from './rules/check-resume-name.ts';
import { SECTIONS } from './sections/sections.ts';

const EMPTY = { text: '' };

/** The kind of document that is a resume. */
export const RESUME = /* @__PURE__ */ defineDocument<ResumeTypes>({
  kind: 'resume',
  most: 200,
  tooMany: 'errors.manyResumes',
  checkTitle: checkResumeName,
  firstParts: () => ({
    contact: emptyContact(),
    summary: EMPTY,
    skills: EMPTY,
    section_order: { ids: [...SECTIONS.paper] },
  }),
  appParts: () => ({ look: { engine: NEWEST_LAYOUT } }),
  findPart,
  hasSections: true,
  createModel: createResumeModel,
  readParts: resumeOfParts,
  readContent,
  writeContent,
  empty: emptyResume,
  plainText: resumePlainText,
});
