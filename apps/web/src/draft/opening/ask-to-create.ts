import { createResume } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/resume';
import { call } from '#lib/server/call.ts';
import { randomUuid } from '#lib/storage/submission-id.ts';
import { isAnswer } from '../server/read-failure.ts';
import type { AboutResume } from '../storage/new-resumes.ts';
import { beginResume } from './begin-resume.ts';

/** A resume that is to be created; without an id it gets a random one. */
export type ResumeToCreate = Pick<AboutResume, 'resumeName'> &
  Partial<AboutResume> & { resumeId?: string };

/**
 * Creates a resume and answers its id: on the server, or in this browser where no server can be reached. Asked again with the
 * same `resumeId`, any UUID, it finds the one that is there.
 */
export async function askToCreate({ resumeId, ...about }: ResumeToCreate): Promise<ResumeId> {
  const id = ResumeId.parse(resumeId ?? randomUuid());
  try {
    return (await call(createResume, { body: { ...about, resumeId: id } })).resume_id;
  } catch (cause) {
    const begun = { experienceLevel: '' as const, targetedIndustry: '', ...about };
    if (isAnswer(cause) || !(await beginResume(id, begun))) throw cause;
    return id;
  }
}
