// What keeping the sample needs and the page that shows it does not: a separate chunk.
import { type ResumeId, type Sections, withNewestLayout } from '@shortlist/model';
import { fillNewDocument } from '#draft/opening/fill-new-document.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { sampleResume } from '#features/sample/resume-of-sample.ts';
import { resolveSections } from '#platform/sections-context.ts';

/** Fills a new resume with the sample as it was typed over. */
export const fillWithSample = (
  resumeId: ResumeId,
  typed: Parameters<typeof sampleResume>[0],
  sections: Sections | undefined,
) =>
  fillNewDocument(
    resumeId,
    withNewestLayout(sampleResume(typed)),
    resumeKindOf(resolveSections(sections)),
  );
