import { changeDocument, createDocument } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from './document-services.ts';
import { toAbout } from './document-wire.ts';
import { findKindNamed } from './find-kind.ts';
import { assertCheck, unwrapSave } from './outcome.ts';
import { findKind } from './queries.ts';
import { saveAbout } from './section-queries.ts';
import { createToSave } from './to-save.ts';
import { createWholeDocuments } from './whole-documents.ts';

/** Makes documents, and changes what they are called and meant for. */
export const changeDocumentRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, kindNames } = parts;
  const { kinds } = parts.forms;
  const toSave = createToSave(parts);
  const documents = createWholeDocuments(parts);

  app.route({
    ...createDocument,
    handler: async (request, reply) => {
      const { document_id: id, submission_id: submissionId, ...about } = request.body;
      const kind = findKindNamed(kinds, about.kind);
      const further = kind.appParts?.();
      const wanted = { ...about, base: about.base, kind, id, submissionId, further };
      const document_id = await documents.make(request, reply, wanted);
      return success({ code: 'done.documentCreated' }, { document_id });
    },
  });

  app.route({
    ...changeDocument,
    handler: async (request) => {
      const { title, ...about } = request.body;
      const save = toSave(request, request.params.documentId, kindNames);
      if (title !== undefined) {
        const kind = kinds.find((await findKind(db, save.owner, save.resumeId)) ?? '');
        assertCheck(orNotFound(kind).checkTitle(title, 'rename'));
      }
      const changes = { ...about, title: title?.trim() };
      const { revision } = unwrapSave(await saveAbout(db, save, changes), toAbout);
      return success({ code: 'done.documentSaved' }, { revision });
    },
  });
};
