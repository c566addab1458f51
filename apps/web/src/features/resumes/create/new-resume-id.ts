import type { ResumeId } from '@shortlist/resume';
import { randomUuid } from '#lib/storage/submission-id.ts';

/** An id for a resume that is to be created: any UUID is one. */
export const newResumeId = (): ResumeId => randomUuid() as ResumeId;
