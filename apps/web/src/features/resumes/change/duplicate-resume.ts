import { duplicateResume as endpoint } from '@shortlist/contracts';
import type { ResumeId, Sections } from '@shortlist/resume';
import { settleResume } from '#draft/sending/settle-resume.ts';
import { call } from '#lib/server/call.ts';
import { randomUuid } from '#lib/storage/submission-id.ts';

/** A copy of a resume, and whether it has all edits that this browser had of the original. */
export type ResumeCopy = { resume_id: ResumeId; resume_name: string; isWhole: boolean };

/**
 * Copies a resume on the server, with what this browser has unsaved of it. Answers the call, which makes one copy however
 * often it is sent; it rejects with what `call` throws.
 */
export async function prepareDuplicate(
  resumeId: ResumeId,
  sections: Sections,
): Promise<() => Promise<ResumeCopy>> {
  const isWhole = await settleResume(resumeId, sections);
  const request = { params: { documentId: resumeId }, body: { submissionId: randomUuid() } };
  return async () => {
    const { resume_id, resume_name } = await call(endpoint, request);
    return { resume_id, resume_name, isWhole };
  };
}
