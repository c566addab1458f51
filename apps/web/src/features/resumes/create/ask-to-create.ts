import { createResume, type RequestOf } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/resume';
import { beginResume } from '#draft/opening/begin-resume.ts';
import { isAnswer } from '#draft/server/read-failure.ts';
import { call } from '#lib/server/call.ts';
import { newResumeId } from './new-resume-id.ts';

type CreateBody = RequestOf<typeof createResume>['body'];

export type NewResume = Omit<CreateBody, 'submissionId' | 'resumeId'> & { resumeId?: ResumeId };

/**
 * Creates a resume and answers its id: on the server, or in this browser where no server can be reached. Asked again with the
 * same `resumeId`, it finds the one that is there.
 */
export async function askToCreate(resume: NewResume): Promise<ResumeId> {
  const { resumeId = newResumeId(), ...about } = resume;
  try {
    return (await call(createResume, { body: { ...about, resumeId } })).resume_id;
  } catch (cause) {
    const { resumeName = '', experienceLevel = '', targetedIndustry = '' } = about;
    const begun = { resumeName, experienceLevel, targetedIndustry };
    if (isAnswer(cause) || !(await beginResume(resumeId, begun))) throw cause;
    return resumeId;
  }
}
