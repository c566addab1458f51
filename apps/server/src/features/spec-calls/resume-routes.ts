import { createResume, deleteResume, listResumes } from '@shortlist/contracts';
import { RESUME } from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import * as queries from '../documents/queries.ts';
import { createWholeDocuments } from '../documents/whole-documents.ts';
import { SPEC_KINDS, toSummary } from './wire.ts';

/** Whole resumes by the spec's calls: list, create and delete. */
export const resumeRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, callers } = parts;
  const resumes = createWholeDocuments(parts);

  app.route({
    ...listResumes,
    handler: async (request, reply) => {
      const caller = await callers.find(request, reply);
      const listed =
        caller === undefined ? [] : await queries.listDocuments(db, caller.owner, RESUME.kind);
      return success({ code: 'done.yourResumes' }, { resumes: listed.map(toSummary) });
    },
  });

  app.route({
    ...createResume,
    handler: async (request, reply) => {
      const { resumeName, submissionId, resumeId, experienceLevel, targetedIndustry } =
        request.body;
      const id = await resumes.make(request, reply, {
        ...{ kind: RESUME, base: undefined, id: resumeId, title: resumeName, submissionId },
        ...{ level: experienceLevel, industry: targetedIndustry },
      });
      return success({ code: 'done.resumeCreated' }, { resume_id: id });
    },
  });

  app.route({
    ...deleteResume,
    handler: async ({ owner, body }) => {
      await resumes.remove(owner, body.resume_id, { among: SPEC_KINDS });
      return success({ code: 'done.resumeDeleted' });
    },
  });
};
