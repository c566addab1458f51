import {
  deletePart,
  findEntries,
  findNamedPart,
  type NamedPart,
  savePart,
} from '@shortlist/contracts';
import {
  checkContact,
  checkEntry,
  checkPhoto,
  ENTRY_SCHEMA,
  type StoredPhoto,
} from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PartContent } from '#db/schema/document-schema.ts';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { readPart } from '#http/errors/validate.ts';
import { success } from '#http/success.ts';
import { anywhereBy, assertCheck, unwrapSave } from '../outcome.ts';
import type { ResumeParts } from '../routes.ts';
import { saveOrder } from '../sections/entry-order-queries.ts';
import { createToSave, type SaveRequest } from '../to-save.ts';
import * as queries from './save-part-queries.ts';
import {
  contentIn,
  isSerialized,
  layEntry,
  laySerialized,
  type StoredPart,
  usesIn,
} from './stored-part.ts';

/** The save, if it was made; a stale one is answered with the part, in the form that was sent. */
function settledPart(save: queries.SavedPart, schema: number) {
  return unwrapSave(
    save,
    (part: StoredPart) => contentIn(part, schema),
    (part) => ({ key: part.key, schema: Math.min(schema, part.schema) }),
  );
}

type Sent = SaveRequest & { params: { documentId: string } };

/** The parts of a document by their keys, whatever their kind. */
export const partRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, now, sections } = parts;
  const toSaveIn = createToSave(parts);
  const toSave = (request: Sent) => toSaveIn(request, request.params.documentId);
  const findPart = (key: string) => orNotFound(findNamedPart(sections, key));

  const findSection = ({ kind, entryId }: NamedPart) =>
    entryId === undefined ? undefined : findEntries(sections, kind);

  /** Reads content of the form that a request names. Throws what the caller gets as an answer. */
  function readContent(part: NamedPart, sent: PartContent, schema: number) {
    const section = findSection(part);
    // Pages of release 1.0.0 do not say which form they send.
    if (section && schema === ENTRY_SCHEMA && isSerialized(section, sent))
      throw new AppError('invalid', { code: 'errors.olderPage' });
    const content = part.contentIn(schema);
    if (!content) throw new AppError('invalid', { code: 'errors.laterPage' });
    return readPart(content, sent);
  }

  /** Returns a function that lays content of a form over what is stored. Flags that an entry does not name are off. */
  function layIn(part: NamedPart, content: PartContent, schema: number) {
    const section = findSection(part);
    if (!section) return queries.layOver(content);
    return schema < part.schema ? laySerialized(section, content) : layEntry(content);
  }

  function checkPart(part: NamedPart, content: object): void {
    if (part.kind === 'contact') {
      assertCheck(checkContact(content as Parameters<typeof checkContact>[0]));
    }
    if (part.kind === 'photo') assertCheck(checkPhoto(content as StoredPhoto));
    const section = findSection(part);
    if (section) assertCheck(checkEntry(section, content, anywhereBy(now())));
  }

  app.route({
    ...savePart,
    handler: async (request) => {
      const { key } = request.params;
      const part = findPart(key);
      const { keepsReplaced, schema = part.schema } = request.body;
      const content = readContent(part, request.body.content, schema);
      const lay = layIn(part, content, schema);
      checkPart(part, lay({}));
      const { kind, entryId: id } = part;
      const saved = settledPart(
        kind === 'order'
          ? await saveOrder(db, toSave(request), { key, content, keepsReplaced })
          : await queries.savePart(db, toSave(request), {
              ref: id === undefined ? { kind, key } : { kind, id },
              ...{ lay, keepsReplaced, aiUses: usesIn(content) },
            }),
        schema,
      );
      return success({ code: 'done.saved' }, { key: saved.key, revision: saved.revision });
    },
  });

  app.route({
    ...deletePart,
    handler: async (request) => {
      const { kind, entryId } = findPart(request.params.key);
      const ref = { kind, id: orNotFound(entryId) };
      settledPart(await queries.deletePart(db, toSave(request), ref), ENTRY_SCHEMA);
      return success({ code: 'done.entryDeleted' });
    },
  });
};
