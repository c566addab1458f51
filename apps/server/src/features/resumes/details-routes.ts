import { getResume } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { findResume } from './find-resume-queries.ts';
import { toResumeId } from './ids.ts';
import type { ResumeParts } from './routes.ts';
import { toDetails } from './wire.ts';

/** A resume with all that it says. */
export const detailsRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, sections, takeTurn: preHandler } = parts;
  app.route({
    ...getResume,
    preHandler,
    handler: async ({ owner, query }) => {
      const resume = await findResume(db, {
        owner,
        resumeId: toResumeId(query.resume_id),
        sections,
      });
      return success({ code: 'done.yourResume' }, { data: toDetails(orNotFound(resume)) });
    },
  });
};
