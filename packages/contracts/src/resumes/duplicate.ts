import { ResumeId } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { SubmissionId } from '../site/submission.ts';

/**
 * Copies all that a resume says into a new one, "Copy of" its name, with a number where there is one. With a `submissionId`, the same call sent again
 * after an answer was lost answers the copy that is there already.
 */
export const duplicateResume = {
  method: 'POST',
  url: '/api/documents/:documentId/duplicate',
  access: 'guest',
  schema: {
    summary: 'A new resume that says what another one says',
    params: z.object({ documentId: z.string() }),
    body: z.object({ submissionId: SubmissionId }),
    response: { 200: Success({ resume_id: ResumeId, resume_name: z.string() }) },
  },
} satisfies Endpoint;
