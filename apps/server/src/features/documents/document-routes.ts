import {
  deleteDocument,
  getDocument,
  getDocuments,
  listDocuments,
  restoreDocument,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from './document-services.ts';
import { toAbout, toWhole } from './document-wire.ts';
import { findDocument, findDocuments } from './find-document-queries.ts';
import { findKindNamed } from './find-kind.ts';
import { toResumeId } from './ids.ts';
import * as queries from './queries.ts';
import { createWholeDocuments } from './whole-documents.ts';

/** Whole documents of any kind: list, read, delete, restore. */
export const documentRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, callers, forms, kindNames, takeTurn } = parts;
  const { kinds } = forms;
  const documents = createWholeDocuments(parts);
  const known = { forms, kinds: kinds.all };

  app.route({
    ...listDocuments,
    handler: async (request, reply) => {
      const { kind } = findKindNamed(kinds, request.query.kind);
      const caller = await callers.find(request, reply);
      const listed =
        caller === undefined ? [] : await queries.listDocuments(db, caller.owner, kind);
      return success({ code: 'done.yourDocuments' }, { documents: listed.map(toAbout) });
    },
  });

  app.route({
    ...getDocuments,
    preHandler: takeTurn,
    handler: async ({ owner, query: { ids } }) => {
      const { read, leftOut } = await findDocuments(db, { owner, ids, ...known });
      return success(
        { code: 'done.yourDocuments' },
        { documents: read.map(toWhole), ...(leftOut.length > 0 && { left_out: leftOut }) },
      );
    },
  });

  app.route({
    ...getDocument,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const wanted = { owner, id: toResumeId(params.documentId), ...known };
      return success(
        { code: 'done.yourDocument' },
        toWhole(orNotFound(await findDocument(db, wanted))),
      );
    },
  });

  app.route({
    ...deleteDocument,
    handler: async ({ owner, params, query }) => {
      const withTailored = query.tailored === 'delete';
      await documents.remove(owner, params.documentId, { among: kindNames, withTailored });
      return success({ code: 'done.documentDeleted' });
    },
  });

  app.route({
    ...restoreDocument,
    handler: async ({ owner, params }) => {
      const detached = await documents.restore(owner, params.documentId);
      return success({ code: 'done.documentRestored' }, detached.length > 0 ? { detached } : {});
    },
  });
};
