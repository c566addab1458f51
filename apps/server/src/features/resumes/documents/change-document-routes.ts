import { changeDocument, createDocument, MAX_RESUMES } from '@shortlist/contracts';
import { checkResumeName } from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { submittedResumeId } from '../ids.ts';
import { full, insist, settled } from '../outcome.ts';
import * as queries from '../queries.ts';
import type { ResumeParts } from '../routes.ts';
import { saveAbout } from '../sections/section-queries.ts';
import { createToSave } from '../to-save.ts';
import { toAbout } from './document-wire.ts';

/** Makes documents, and changes what they are called and meant for. */
export const changeDocumentRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, callers, now, roomOf } = parts;
  const toSave = createToSave(parts);

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
};
