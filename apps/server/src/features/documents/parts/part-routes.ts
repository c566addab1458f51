import { contentIn, deletePart, savePart } from '@shortlist/contracts';
import {
  checkContact,
  checkEntry,
  checkPhoto,
  ENTRY_SCHEMA,
  type PartForm,
  type StoredPhoto,
} from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PartContent } from '#db/schema/document-schema.ts';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { readRequestPart } from '#http/errors/validate.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { anywhereBy, assertCheck, unwrapSave } from '../outcome.ts';
import type { Weighed } from '../tailored/own-row.ts';
import { createToSave, type SaveRequest } from '../to-save.ts';
import { saveOrder } from './entry-order-queries.ts';
import * as queries from './save-part-queries.ts';
import {
  isSerialized,
  layEntry,
  laySerialized,
  type StoredPart,
  contentIn as storedIn,
  usesIn,
} from './stored-part.ts';

/** The save, if it was made; a stale one is answered with the part, in the form that was sent. */
function settledPart(save: queries.SavedPart, schema: number) {
  return unwrapSave(
    save,
    (part: StoredPart) => storedIn(part, schema),
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
  const { db, now, forms } = parts;
  const toSaveIn = createToSave(parts);

  /** Finds the part that a key names, which means the same in every kind that has it, and these kinds. */
  function findPart(key: string): { part: PartForm; among: readonly string[] } {
    const holders = forms.kinds.all.flatMap((kind) => {
      const part = kind.findPart(key, forms.sections.kinds);
      return part ? [{ part, kind: kind.kind }] : [];
    });
    return { part: orNotFound(holders[0]).part, among: holders.map(({ kind }) => kind) };
  }

  const toSave = (request: Sent, among: readonly string[]) =>
    toSaveIn(request, request.params.documentId, among);

  /** Reads content of the form that a request names. Throws what the caller gets as an answer. */
  function readContent(part: PartForm, sent: PartContent, schema: number) {
    const isEntry = part.shape === 'entry' && schema === ENTRY_SCHEMA;
    // Pages of release 1.0.0 do not say which form they send.
    if (isEntry && isSerialized(part.section, sent))
      throw new AppError('invalid', { code: 'errors.olderPage' });
    const content = contentIn(part, schema);
    if (!content) throw new AppError('invalid', { code: 'errors.laterPage' });
    return readRequestPart(content, sent);
  }

  /** Returns a function that lays content of a form over what is stored. Flags that an entry does not name are off. */
  function layIn(part: PartForm, content: PartContent, schema: number) {
    if (part.shape !== 'entry') return queries.layOver(content);
    return schema < part.schema ? laySerialized(part.section, content) : layEntry(content);
  }

  function checkPart(part: PartForm, content: object): void {
    if (part.shape === 'contact') {
      assertCheck(checkContact(content as Parameters<typeof checkContact>[0]));
    }
    if (part.shape === 'photo') assertCheck(checkPhoto(content as StoredPhoto));
    if (part.shape === 'entry') assertCheck(checkEntry(part.section, content, anywhereBy(now())));
  }

  app.route({
    ...savePart,
    handler: async (request) => {
      const { key } = request.params;
      const { part, among } = findPart(key);
      const { body } = request;
      const { keepsReplaced: keepsPreviousVersion, schema = part.schema } = body;
      const kept = { keepsPreviousVersion, weighed: readWeighed(body) };
      const content = readContent(part, body.content, schema);
      const lay = layIn(part, content, schema);
      checkPart(part, lay({}));
      const { kind } = part;
      const saved = settledPart(
        part.shape === 'order'
          ? await saveOrder(db, toSave(request, among), { key, content, ...kept })
          : await queries.storePart(db, toSave(request, among), {
              ref: part.shape === 'entry' ? { kind, id: part.entryId } : { kind, key },
              ...{ lay, aiUses: usesIn(content), ...kept },
            }),
        schema,
      );
      return success({ code: 'done.saved' }, { key: saved.key, revision: saved.revision });
    },
  });

  app.route({
    ...deletePart,
    handler: async (request) => {
      const { part, among } = findPart(request.params.key);
      const id = orNotFound(part.shape === 'entry' ? part.entryId : undefined);
      const ref = { kind: part.kind, id };
      settledPart(await queries.deletePart(db, toSave(request, among), ref), ENTRY_SCHEMA);
      return success({ code: 'done.entryDeleted' });
    },
  });
};
