import { deleteEntry, type Endpoint, saveEntry } from '@shortlist/contracts';
import {
  CALLED_SECTIONS,
  checkEntryOf,
  type EntryId,
  type EntryKind,
  type FlatEntry,
} from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '#http/success.ts';
import { toEntryId } from '../ids.ts';
import { anywhereBy, insist, settled } from '../outcome.ts';
import * as queries from '../parts/save-part-queries.ts';
import { entryIdOf, readEntry, type StoredPart, toStoredEntry } from '../parts/stored-part.ts';
import type { ResumeParts } from '../routes.ts';
import { createToSave, type SaveRequest } from '../to-save.ts';

type EntryBody<E> = E extends unknown
  ? Omit<E, 'id'> & { resume_id: string; id?: EntryId | undefined }
  : never;

const toWire = (part: StoredPart) => ({
  ...readEntry(part),
  id: entryIdOf(part),
  revision: part.revision,
});

/** The entries of the five lists: each kind saved by its own call, all deleted by one. */
export const entryRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db, now } = parts;
  const toSave = createToSave(parts);

  async function save(
    section: (typeof CALLED_SECTIONS)[number],
    request: SaveRequest,
    body: EntryBody<FlatEntry<EntryKind>>,
  ) {
    const { kind } = section;
    const { resume_id, id, ...content } = body;
    insist(checkEntryOf(section, content, anywhereBy(now())));
    const saved = await queries.savePart(db, toSave(request, resume_id), {
      ref: { kind, id },
      ...toStoredEntry(section, content),
    });
    return settled(saved, toWire);
  }

  for (const section of CALLED_SECTIONS) {
    const { kind, words } = section;
    // Its own schema has checked the body; what all kinds have in common forgets that.
    const endpoint: Endpoint = saveEntry[kind];
    app.route({
      ...endpoint,
      handler: async (request) => {
        const saved = await save(section, request, request.body as EntryBody<FlatEntry<EntryKind>>);
        const { revision } = saved;
        return success(
          { code: 'done.entrySaved', params: { one: words.one } },
          { [`${kind}_id`]: entryIdOf(saved), revision },
        );
      },
    });
  }

  app.route({
    ...deleteEntry,
    handler: async (request) => {
      const { params } = request;
      const save = toSave(request, params.resumeId);
      settled(await queries.deletePart(db, save, { id: toEntryId(params.entryId) }), toWire);
      return success({ code: 'done.entryDeleted' });
    },
  });
};
