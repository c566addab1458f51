import { deletePart, savePart } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { unwrapSave } from '../outcome.ts';
import type { Weighed } from '../tailored/own-row.ts';
import { createToSave, type SaveRequest } from '../to-save.ts';
import { findPartForm, saveSentPart } from './part-saver.ts';
import * as queries from './save-part-queries.ts';
import { contentIn, type StoredPart } from './stored-part.ts';

/** The save, if it was made; a stale one is answered with the part, in the form that was sent. */
function settledPart(save: queries.SavedPart, schema: number) {
  return unwrapSave(
    save,
    (part: StoredPart) => contentIn(part, schema),
    (part) => ({ key: part.key, schema: Math.min(schema, part.schema) }),
  );
}

type Sent = SaveRequest & { params: { documentId: string } };

const readWeighed = ({
  base_revision: revision,
  base_fields: fields,
}: WeighedBody): Weighed | undefined => (revision === undefined ? undefined : { revision, fields });

type WeighedBody = { base_revision?: number | undefined; base_fields?: string[] | undefined };

/** The parts of a document by their keys, whatever their kind. */
export const partRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, forms } = parts;
  const toSaveIn = createToSave(parts);
  const toSave = (request: Sent, among: readonly string[]) =>
    toSaveIn(request, request.params.documentId, among);

  app.route({
    ...savePart,
    handler: async (request) => {
      const { key } = request.params;
      const { part, among } = findPartForm(key, forms);
      const { body } = request;
      const { keepsReplaced: keepsPreviousVersion, schema = part.schema, content } = body;
      const sent = { key, content, schema, keepsPreviousVersion, weighed: readWeighed(body) };
      const saved = settledPart(await saveSentPart(db, toSave(request, among), sent), schema);
      return success({ code: 'done.saved' }, { key: saved.key, revision: saved.revision });
    },
  });

  app.route({
    ...deletePart,
    handler: async (request) => {
      const { part, among } = findPartForm(request.params.key, forms);
      const id = orNotFound('entryId' in part ? part.entryId : undefined);
      const ref = { kind: part.kind, id };
      settledPart(await queries.deletePart(db, toSave(request, among), ref), part.schema);
      return success({ code: 'done.entryDeleted' });
    },
  });
};
