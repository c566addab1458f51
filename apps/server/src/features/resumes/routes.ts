import {
  changeResume,
  createResume,
  deleteResume,
  listResumes,
  MAX_RESUMES,
  restoreResume,
} from '@shortlist/contracts';
import { type AnySection, checkResumeName, completeSectionOrder } from '@shortlist/resume';
import type { preHandlerHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import { found, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { findResume } from './find-resume-queries.ts';
import { submittedResumeId, toResumeId } from './ids.ts';
import { full, insist, settled } from './outcome.ts';
import * as queries from './queries.ts';
import type { RoomOf } from './room/room.ts';
import { saveAbout, saveSectionOrder } from './sections/section-queries.ts';
import { createToSave } from './to-save.ts';
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
  const { db, callers, now, roomOf } = parts;
  const toSave = createToSave(parts);

  app.route({
    ...listResumes,
    handler: async (request, reply) => {
      const caller = await callers.find(request, reply);
      const resumes = caller === undefined ? [] : await queries.listResumes(db, caller.owner);
      return success({ code: 'done.yourResumes' }, { resumes: resumes.map(toSummary) });
    },
  });

  app.route({
    ...createResume,
    handler: async (request, reply) => {
      const { resumeName, submissionId, resumeId, experienceLevel, targetedIndustry } =
        request.body;
      insist(checkResumeName(resumeName, 'create'));
      const caller = await callers.find(request, reply);
      const owner = caller?.owner ?? (await callers.openGuest(request, reply));
      const room = roomOf(request, caller?.isGuest ?? true);
      const id = submissionId ? submittedResumeId(owner, submissionId) : resumeId;
      const title = resumeName.trim();
      const resume = { id, title, level: experienceLevel, industry: targetedIndustry };
      const limits = { now: now(), most: MAX_RESUMES, room };
      const created = await queries.createResume(db, owner, resume, limits);
      if (created === 'taken') throw refusal('not_found');
      if (created === 'ownerless') throw refusal('no_session');
      if ('bound' in created) throw full(created.bound);
      return success({ code: 'done.resumeCreated' }, { resume_id: created.id });
    },
  });

  app.route({
    ...deleteResume,
    handler: async ({ owner, body }) => {
      const id = toResumeId(body.resume_id);
      if (!(await queries.deleteResume(db, owner, id, now()))) throw refusal('not_found');
      return success({ code: 'done.resumeDeleted' });
    },
  });

  app.route({
    ...restoreResume,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.resumeId);
      const limits = { now: now(), most: MAX_RESUMES };
      const outcome = await queries.restoreResume(db, owner, id, limits);
      if (outcome === 'absent') throw refusal('not_found');
      if (outcome === 'full') throw full('resumes');
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
