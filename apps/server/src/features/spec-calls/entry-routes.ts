import { type Endpoint, saveEntry } from '@shortlist/contracts';
import { CALLED_SECTIONS, checkEntry, type EntryId, type EntryKind } from '@shortlist/model';
import type { SerializedEntry } from '@shortlist/spec-calls';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import { anywhereBy, assertCheck, unwrapSave } from '../documents/outcome.ts';
import * as queries from '../documents/parts/save-part-queries.ts';
import {
  entryIdOf,
  laySerialized,
  type StoredPart,
  serializePart,
  usesIn,
} from '../documents/parts/stored-part.ts';
import { createToSave, type SaveRequest } from '../documents/to-save.ts';
import { SPEC_KINDS } from './wire.ts';

type EntryBody<E> = E extends unknown
  ? Omit<E, 'id'> & { resume_id: string; id?: EntryId | undefined }
  : never;

const toWire = (part: StoredPart) => ({
  ...serializePart(part),
  id: entryIdOf(part),
  revision: part.revision,
});

/** The entries of the five lists, each kind saved by its own call. */
export const entryRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now } = parts;
  const toSave = createToSave(parts);

  async function save(
    section: (typeof CALLED_SECTIONS)[number],
    request: SaveRequest,
    body: EntryBody<SerializedEntry<EntryKind>>,
  ) {
    const { kind } = section;
    const { resume_id, id, ...content } = body;
    const lay = laySerialized(section, content);
    assertCheck(checkEntry(section, lay({}), anywhereBy(now())));
    const saved = await queries.storePart(db, toSave(request, resume_id, SPEC_KINDS), {
      ref: { kind, id },
      lay,
      aiUses: usesIn(content),
    });
    return unwrapSave(saved, toWire);
  }

  for (const section of CALLED_SECTIONS) {
    const { kind, words } = section;
    // Its own schema has checked the body; what all kinds have in common forgets that.
    const endpoint: Endpoint = saveEntry[kind];
    app.route({
      ...endpoint,
      handler: async (request) => {
        const saved = await save(
          section,
          request,
          request.body as EntryBody<SerializedEntry<EntryKind>>,
        );
        const { revision } = saved;
        return success(
          { code: 'done.entrySaved', params: { one: words.entry } },
          { [`${kind}_id`]: entryIdOf(saved), revision },
        );
      },
    });
  }
};
