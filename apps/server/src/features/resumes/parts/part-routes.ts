import {
  deletePart,
  findEntries,
  findNamedPart,
  listVersions,
  type NamedPart,
  savePart,
} from '@shortlist/contracts';
import {
  type AnySection,
  checkContact,
  checkEntryOf,
  checkPhoto,
  type StoredPhoto,
} from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '#http/errors/errors.ts';
import { readPart } from '#http/errors/validate.ts';
import { success } from '#http/success.ts';
import { toResumeId } from '../ids.ts';
import { anywhereBy, insist, settled } from '../outcome.ts';
import type { ResumeParts } from '../routes.ts';
import { saveOrder } from '../sections/entry-order-queries.ts';
import { createToSave, type SaveRequest } from '../to-save.ts';
import * as queries from './save-part-queries.ts';
import { readPartContent, toStoredEntry } from './stored-part.ts';
import * as versionQueries from './version-queries.ts';

type PartParts = ResumeParts & { sections: readonly AnySection[] };
type Sent = SaveRequest & { params: { documentId: string } };

/** The parts of a document by their keys, whatever their kind. */
export const partRoutes: FastifyPluginAsyncZod<PartParts> = async (app, parts) => {
  const { db, now, sections } = parts;
  const toSaveIn = createToSave(parts);
  const toSave = (request: Sent) => toSaveIn(request, request.params.documentId);
  const findPart = (key: string) => found(findNamedPart(sections, key));

  const findSection = ({ kind, entryId }: NamedPart) =>
    entryId === undefined ? undefined : findEntries(sections, kind);

  function checkPart(part: NamedPart, content: object): void {
    if (part.kind === 'contact') {
      insist(checkContact(content as Parameters<typeof checkContact>[0]));
    }
    if (part.kind === 'photo') insist(checkPhoto(content as StoredPhoto));
    const section = findSection(part);
    if (section) insist(checkEntryOf(section, content, anywhereBy(now())));
  }

  app.route({
    ...savePart,
    handler: async (request) => {
      const { key } = request.params;
      const part = findPart(key);
      const content = readPart(part.schema, request.body.content);
      checkPart(part, content);
      const { keepsReplaced } = request.body;
      const { kind, entryId: id } = part;
      const saved = settled(
        kind === 'order'
          ? await saveOrder(db, toSave(request), { key, content, keepsReplaced })
          : await queries.savePart(db, toSave(request), {
              ref: id === undefined ? { kind, key } : { kind, id },
              ...toStoredEntry(findSection(part), content),
              keepsReplaced,
            }),
        readPartContent,
      );
      return success({ code: 'done.saved' }, { key: saved.key, revision: saved.revision });
    },
  });

  app.route({
    ...deletePart,
    handler: async (request) => {
      const { kind, entryId } = findPart(request.params.key);
      const ref = { kind, id: found(entryId) };
      settled(await queries.deletePart(db, toSave(request), ref), readPartContent);
      return success({ code: 'done.entryDeleted' });
    },
  });

  app.route({
    ...listVersions,
    preHandler: parts.takeTurn,
    handler: async ({ owner, params }) => {
      const kept = found(
        await versionQueries.listVersions(db, owner, toResumeId(params.documentId)),
      );
      const versions = kept.map(({ key, revision, content, madeAt }) => ({
        key,
        revision,
        replaced_at: madeAt.toISOString(),
        content,
      }));
      return success({ code: 'done.earlierVersions' }, { versions });
    },
  });
};
