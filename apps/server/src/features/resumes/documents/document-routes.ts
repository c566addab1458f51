import {
  deleteDocument,
  getDocument,
  getDocuments,
  listDocuments,
  restoreDocument,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { findResume, findResumes } from '../find-resume-queries.ts';
import { toResumeId } from '../ids.ts';
import * as queries from '../queries.ts';
import type { ResumeParts } from '../routes.ts';
import { createWholeResumes } from '../whole-resumes.ts';
import { toAbout, toWhole } from './document-wire.ts';

/** Whole documents of any kind: list, read, delete, restore. */
export const documentRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, callers, sections, takeTurn } = parts;
  const resumes = createWholeResumes(parts);

  app.route({
    ...listDocuments,
    handler: async (request, reply) => {
      const caller = await callers.find(request, reply);
      const listed = caller === undefined ? [] : await queries.listResumes(db, caller.owner);
      return success({ code: 'done.yourResumes' }, { documents: listed.map(toAbout) });
    },
  });

  app.route({
    ...getDocuments,
    preHandler: takeTurn,
    handler: async ({ owner, query: { ids } }) => {
      const { read, leftOut } = await findResumes(db, { owner, ids, sections });
      return success(
        { code: 'done.yourResumes' },
        { documents: read.map(toWhole), ...(leftOut.length > 0 && { left_out: leftOut }) },
      );
    },
  });

  app.route({
    ...getDocument,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const wanted = { owner, resumeId: toResumeId(params.documentId), sections };
      return success(
        { code: 'done.yourResume' },
        toWhole(orNotFound(await findResume(db, wanted))),
      );
    },
  });

  app.route({
    ...deleteDocument,
    handler: async ({ owner, params }) => {
      await resumes.remove(owner, params.documentId);
      return success({ code: 'done.resumeDeleted' });
    },
  });

  app.route({
    ...restoreDocument,
    handler: async ({ owner, params }) => {
      await resumes.restore(owner, params.documentId);
      return success({ code: 'done.resumeRestored' });
    },
  });
};
