import {
  changeDocument,
  createDocument,
  deleteDocument,
  getDocument,
  getDocuments,
  listDocuments,
  MAX_RESUMES,
  restoreDocument,
} from '@shortlist/contracts';
import { checkResumeName } from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { findResume, findResumes } from '../find-resume-queries.ts';
import { submittedResumeId, toResumeId } from '../ids.ts';
import { full, insist, settled } from '../outcome.ts';
import * as queries from '../queries.ts';
import type { ResumeParts } from '../routes.ts';
import { saveAbout } from '../sections/section-queries.ts';
import { createToSave } from '../to-save.ts';
import { toAbout, toWhole } from './document-wire.ts';

/** Whole documents of any kind: list, read, make, change, delete, restore. */
export const documentRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, callers, now, roomOf, sections, takeTurn } = parts;
  const toSave = createToSave(parts);

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
      return success({ code: 'done.yourResume' }, toWhole(found(await findResume(db, wanted))));
    },
  });

  app.route({
    ...createDocument,
    handler: async (request, reply) => {
      const { title: named, level, industry, document_id, submission_id } = request.body;
      insist(checkResumeName(named, 'create'));
      const caller = await callers.find(request, reply);
      const owner = caller?.owner ?? (await callers.openGuest(request, reply));
      const room = roomOf(request, caller?.isGuest ?? true);
      const id = submission_id ? submittedResumeId(owner, submission_id) : document_id;
      const document = { id, title: named.trim(), level, industry };
      const limits = { now: now(), most: MAX_RESUMES, room };
      const created = await queries.createResume(db, owner, document, limits);
      if (created === 'taken') throw refusal('not_found');
      if (created === 'ownerless') throw refusal('no_session');
      if ('bound' in created) throw full(created.bound);
      return success({ code: 'done.resumeCreated' }, { document_id: created.id });
    },
  });

  app.route({
    ...changeDocument,
    handler: async (request) => {
      const { title, ...about } = request.body;
      if (title !== undefined) insist(checkResumeName(title, 'rename'));
      const save = toSave(request, request.params.documentId);
      const changes = { ...about, title: title?.trim() };
      const { revision } = settled(await saveAbout(db, save, changes), toAbout);
      return success({ code: 'done.resumeSaved' }, { revision });
    },
  });

  app.route({
    ...deleteDocument,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.documentId);
      if (!(await queries.deleteResume(db, owner, id, now()))) throw refusal('not_found');
      return success({ code: 'done.resumeDeleted' });
    },
  });

  app.route({
    ...restoreDocument,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.documentId);
      const limits = { now: now(), most: MAX_RESUMES };
      const outcome = await queries.restoreResume(db, owner, id, limits);
      if (outcome === 'absent') throw refusal('not_found');
      if (outcome === 'full') throw full('resumes');
      return success({ code: 'done.resumeRestored' });
    },
  });
};
