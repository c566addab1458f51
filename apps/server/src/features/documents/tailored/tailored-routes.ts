import { randomUUID } from 'node:crypto';
import {
  detachDocument,
  dropChange,
  listChanges,
  parseChangeRef,
  tailorDocument,
} from '@shortlist/contracts';
import { RESUME } from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { submittedResumeId, toResumeId } from '../ids.ts';
import { assertCheck, full, unwrapSave } from '../outcome.ts';
import { createToSave } from '../to-save.ts';
import { findChanges, takeBase } from './change-queries.ts';
import { detach, tailor } from './tailor-queries.ts';

/** Documents that follow others: make, list what they change, take it back, detach. */
export const tailoredRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, forms, roomOf, kindNames, takeTurn } = parts;
  const toSave = createToSave(parts);

  app.route({
    ...tailorDocument,
    preHandler: takeTurn,
    handler: async (request) => {
      const { owner, params, body } = request;
      assertCheck(RESUME.checkTitle(body.title, 'create'));
      const document = toResumeId(params.documentId);
      const submission = `${document}/tailored/${body.submission_id || randomUUID()}`;
      const room = roomOf(request, request.isGuest);
      const made = await tailor(
        db,
        { owner, document, now: now(), forms, room },
        { id: submittedResumeId(owner, submission), title: body.title.trim() },
      );
      if (made === 'absent') throw refusal('not_found');
      if ('bound' in made) throw full(made.bound, made.kind);
      return success({ code: 'done.documentCreated' }, { document_id: made.id });
    },
  });

  app.route({
    ...listChanges,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.documentId);
      const changes = orNotFound(await findChanges(db, { owner, id, forms }));
      return success({ code: 'done.documentChanges' }, changes);
    },
  });

  app.route({
    ...dropChange,
    handler: async (request) => {
      const save = toSave(request, request.params.documentId, kindNames);
      unwrapSave(
        await takeBase(db, save, parseChangeRef(request.params.ref)),
        ({ content }) => content,
      );
      return success({ code: 'done.changeDropped' });
    },
  });

  app.route({
    ...detachDocument,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const document = toResumeId(params.documentId);
      if (!(await detach(db, { owner, document, now: now(), forms }))) throw refusal('not_found');
      return success({ code: 'done.documentDetached' });
    },
  });
};
