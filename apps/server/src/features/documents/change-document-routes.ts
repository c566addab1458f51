import { changeDocument, createDocument } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from './document-services.ts';
import { toAbout } from './document-wire.ts';
import { findKindNamed } from './find-kind.ts';
import { assertCheck, unwrapSave } from './outcome.ts';
import { findKind } from './queries.ts';
import type { Save } from './saved.ts';
import { saveAbout, saveAboutFollowed } from './section-queries.ts';
import { createToSave } from './to-save.ts';
import { createWholeDocuments } from './whole-documents.ts';

/** Makes documents, and changes what they are called and meant for. */
export const changeDocumentRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, kindNames, forms } = parts;
  const { kinds } = forms;
  const toSave = createToSave(parts);
  const documents = createWholeDocuments(parts);

  /** Refuses a title that the document's kind does not have, and finds the work that goes with one that it has. */
  async function checkTitle({ owner, resumeId }: Save, title: string) {
    const kind = orNotFound(kinds.find((await findKind(db, owner, resumeId)) ?? ''));
    assertCheck(kind.checkTitle(title, 'rename'));
    return forms.writtenOf(kind.kind);
  }

  app.route({
    ...createDocument,
    handler: async (request, reply) => {
      const { document_id: id, submission_id: submissionId, ...about } = request.body;
      const kind = findKindNamed(kinds, about.kind);
      const further = kind.appParts;
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
      const changes = { ...about, title: title?.trim() };
      const written = title === undefined ? undefined : await checkTitle(save, title);
      const saved = written
        ? await saveAboutFollowed(db, save, changes, written)
        : await saveAbout(db, save, changes);
      const { revision } = unwrapSave(saved, toAbout);
      return success({ code: 'done.documentSaved' }, { revision });
    },
  });
};
