import { changeDocument, createDocument } from '@shortlist/contracts';
import { checkResumeName } from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '#http/success.ts';
import { assertCheck, unwrapSave } from '../outcome.ts';
import type { ResumeParts } from '../routes.ts';
import { saveAbout } from '../sections/section-queries.ts';
import { createToSave } from '../to-save.ts';
import { createWholeResumes } from '../whole-resumes.ts';
import { toAbout } from './document-wire.ts';

/** Makes documents, and changes what they are called and meant for. */
export const changeDocumentRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db } = parts;
  const toSave = createToSave(parts);
  const resumes = createWholeResumes(parts);

  app.route({
    ...createDocument,
    handler: async (request, reply) => {
      const { title, level, industry, document_id: id, submission_id: submissionId } = request.body;
      const wanted = { id, title, level, industry, submissionId };
      const document_id = await resumes.make(request, reply, wanted);
      return success({ code: 'done.resumeCreated' }, { document_id });
    },
  });

  app.route({
    ...changeDocument,
    handler: async (request) => {
      const { title, ...about } = request.body;
      if (title !== undefined) assertCheck(checkResumeName(title, 'rename'));
      const save = toSave(request, request.params.documentId);
      const changes = { ...about, title: title?.trim() };
      const { revision } = unwrapSave(await saveAbout(db, save, changes), toAbout);
      return success({ code: 'done.resumeSaved' }, { revision });
    },
  });
};
