import * as draft from '@shortlist/draft';
import {
  createResumeModel,
  type PartKey,
  type Resume,
  type ResumeTypes,
  type Sections,
} from '@shortlist/model';
import { newPointId } from '../tabs/this-page.ts';

const PORTS = { newPointId, now: () => new Date() };
const models = new WeakMap<Sections, draft.DocumentModel<ResumeTypes>>();

/** The model of a resume with the kinds in `sections`; made once for each registry. */
export function resumeModelOf(sections: Sections): draft.DocumentModel<ResumeTypes> {
  const model = models.get(sections) ?? createResumeModel(sections, PORTS);
  models.set(sections, model);
  return model;
}

/** Lists the keys of all parts of a resume. */
export const listParts = (resume: Resume, sections: Sections): PartKey[] =>
  draft.listParts(resumeModelOf(sections), resume);
