import {
  changeResume,
  createResume,
  deleteResume,
  listResumes,
  restoreResume,
} from '@shortlist/contracts';
import { type AnySection, checkResumeName, completeSectionOrder } from '@shortlist/resume';
import type { preHandlerHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import { found } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { findResume } from './find-resume-queries.ts';
import { insist, settled } from './outcome.ts';
import * as queries from './queries.ts';
import type { RoomOf } from './room/room.ts';
import { saveAbout, saveSectionOrder } from './sections/section-queries.ts';
import { createToSave } from './to-save.ts';
import { createWholeResumes } from './whole-resumes.ts';
import { revisionsOf, toSettings, toSummary } from './wire.ts';

export type ResumeParts = {
  db: Db;
  callers: Callers;
  now: () => Date;
  roomOf: RoomOf;
  sections: readonly AnySection[];
  /** Has calls that read whole documents wait for each other. */
  takeTurn: preHandlerHookHandler;
};

/** Whole resumes: list, create, delete, restore, and what is set about them. */
export const resumeRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, callers } = parts;
  const toSave = createToSave(parts);
  const resumes = createWholeResumes(parts);

  app.route({
    ...listResumes,
    handler: async (request, reply) => {
      const caller = await callers.find(request, reply);
      const listed = caller === undefined ? [] : await queries.listResumes(db, caller.owner);
      return success({ code: 'done.yourResumes' }, { resumes: listed.map(toSummary) });
    },
  });

  app.route({
    ...createResume,
    handler: async (request, reply) => {
      const { resumeName, submissionId, resumeId, experienceLevel, targetedIndustry } =
        request.body;
      const id = await resumes.make(request, reply, {
        ...{ id: resumeId, title: resumeName, submissionId },
        ...{ level: experienceLevel, industry: targetedIndustry },
      });
      return success({ code: 'done.resumeCreated' }, { resume_id: id });
    },
  });

  app.route({
    ...deleteResume,
    handler: async ({ owner, body }) => {
      await resumes.remove(owner, body.resume_id);
      return success({ code: 'done.resumeDeleted' });
    },
  });

  app.route({
    ...restoreResume,
    handler: async ({ owner, params }) => {
      await resumes.restore(owner, params.resumeId);
      return success({ code: 'done.resumeRestored' });
    },
  });

  app.route({
    ...changeResume,
    handler: async (request) => {
      const { params, body } = request;
      const { sectionOrder, name, experienceLevel: level, targetedIndustry: industry } = body;
      if (name !== undefined) insist(checkResumeName(name, 'rename'));
      const save = toSave(request, params.resumeId);
      const saved = sectionOrder
        ? await saveSectionOrder(db, save, completeSectionOrder(sectionOrder))
        : await saveAbout(db, save, { title: name?.trim(), level, industry });
      const resume = found(await findResume(db, save));
      settled<unknown, object>(saved, () => toSettings(resume));
      const { name: nameRevision, section_order } = revisionsOf(resume);
      const revisions = { name: nameRevision, section_order };
      return success({ code: 'done.resumeSaved' }, { revisions });
    },
  });
};
