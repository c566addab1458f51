import { getResume } from '@shortlist/contracts';
import { RESUME } from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import { findDocument } from '../documents/find-document-queries.ts';
import { toResumeId } from '../documents/ids.ts';
import { toDetails } from './wire.ts';

/** A resume with all that it says. */
export const detailsRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, forms, takeTurn: preHandler } = parts;
  app.route({
    ...getResume,
    preHandler,
    handler: async ({ owner, query }) => {
      const resume = await findDocument(db, {
        ...{ owner, forms, kinds: [RESUME] },
        id: toResumeId(query.resume_id),
      });
      return success({ code: 'done.yourResume' }, { data: toDetails(orNotFound(resume)) });
    },
  });
};
