import { createResume, type RequestOf } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/resume';
import { call } from '#lib/server/call.ts';
import { randomUuid } from '#lib/storage/submission-id.ts';
import { isAnswer } from '../server/read-failure.ts';
import { beginResume } from './begin-resume.ts';

export type NewResume = Omit<RequestOf<typeof createResume>['body'], 'submissionId'>;

/**
 * Creates a resume and answers its id: on the server, or in this browser where no server can be reached. Asked again with the
 * same `resumeId`, any UUID, it finds the one that is there.
 */
export async function askToCreate({ resumeId, ...about }: NewResume): Promise<ResumeId> {
  const id = ResumeId.parse(resumeId ?? randomUuid());
  try {
    return (await call(createResume, { body: { ...about, resumeId: id } })).resume_id;
  } catch (cause) {
    const { resumeName = '', experienceLevel = '', targetedIndustry = '' } = about;
    const begun = { resumeName, experienceLevel, targetedIndustry };
    if (isAnswer(cause) || !(await beginResume(id, begun))) throw cause;
    return id;
  }
}
