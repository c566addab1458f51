import { randomUUID } from 'node:crypto';
import { duplicateResume } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { submittedResumeId, toResumeId } from '../ids.ts';
import { full } from '../outcome.ts';
import * as queries from './duplicate-queries.ts';

/** Copies of documents. The id of a copy is that of the submission that it is made by, among those of its original. */
export const duplicateRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, roomOf, forms, takeTurn } = parts;
  app.route({
    ...duplicateResume,
    preHandler: takeTurn,
    handler: async (request) => {
      const { owner, params, body } = request;
      const resumeId = toResumeId(params.documentId);
      const submissionId = `${resumeId}/${body.submissionId || randomUUID()}`;
      const ids = { owner, resumeId, copyId: submittedResumeId(owner, submissionId) };
      const room = roomOf(request, request.isGuest);
      const limits = { now: now(), forms, room };
      const copy = await queries.duplicateDocument(db, ids, limits);
      if (copy === 'absent') throw refusal('not_found');
      if ('bound' in copy) throw full(copy.bound, copy.kind);
      return success(
        { code: 'done.documentDuplicated' },
        { resume_id: copy.id, resume_name: copy.name },
      );
    },
  });
};
