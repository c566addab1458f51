import { createResume, deleteResume, listResumes } from '@shortlist/contracts';
import { type AnySection, type DocumentKinds, RESUME } from '@shortlist/model';
import type { preHandlerHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import { success } from '#http/success.ts';
import * as queries from './queries.ts';
import type { RoomOf } from './room/room.ts';
import { SPEC_KINDS } from './spec-kinds.ts';
import { createWholeDocuments } from './whole-documents.ts';
import { toSummary } from './wire.ts';

export type ResumeParts = {
  db: Db;
  callers: Callers;
  now: () => Date;
  roomOf: RoomOf;
  /** The kinds of document, and of section that they may have. */
  kinds: DocumentKinds;
  sections: readonly AnySection[];
  /** Has calls that read whole documents wait for each other. */
  takeTurn: preHandlerHookHandler;
};

/** Whole resumes by the spec's calls: list, create and delete. */
export const resumeRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
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
      await resumes.remove(owner, body.resume_id, SPEC_KINDS);
      return success({ code: 'done.resumeDeleted' });
    },
  });
};
