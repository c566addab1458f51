import * as draft from '@shortlist/draft';
import {
  type PartKey,
  RESUME,
  type Resume,
  type ResumeTypes,
  type Sections,
} from '@shortlist/model';
import { type DraftKind, draftKindOf } from '../draft-kind.ts';

/** The kind of drafts of resumes with the kinds in `sections`. */
export const resumeKindOf = (sections: Sections): DraftKind<ResumeTypes> =>
  draftKindOf(RESUME, sections);

/** The model of a resume with the kinds in `sections`; made once for each registry. */
export const resumeModelOf = (sections: Sections): draft.DocumentModel<ResumeTypes> =>
  resumeKindOf(sections).model;

/** Lists the keys of all parts of a resume. */
export const listParts = (resume: Resume, sections: Sections): PartKey[] =>
  draft.listParts(resumeModelOf(sections), resume);
