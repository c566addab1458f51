import { randomUUID } from 'node:crypto';
import { duplicateResume, MAX_RESUMES } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { submittedResumeId, toResumeId } from '../ids.ts';
import { tooManyResumes } from '../outcome.ts';
import type { ResumeParts } from '../routes.ts';
import * as queries from './duplicate-queries.ts';

/** Copies of resumes. The id of a copy is that of the submission that it is made by, among those of its original. */
export const duplicateRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, { db, now }) => {
  app.route({
    ...duplicateResume,
    handler: async ({ owner, params, body }) => {
      const resumeId = toResumeId(params.documentId);
      const submissionId = `${resumeId}/${body.submissionId || randomUUID()}`;
      const ids = { owner, resumeId, copyId: submittedResumeId(owner, submissionId) };
      const limits = { now: now(), most: MAX_RESUMES };
      const copy = await queries.duplicateResume(db, ids, limits);
      if (copy === 'absent') throw refusal('not_found');
      if (copy === 'full') throw tooManyResumes();
      return success(
        { code: 'done.resumeDuplicated' },
        { resume_id: copy.id, resume_name: copy.name },
      );
    },
  });
};
