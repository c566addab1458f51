import { deleteEntry, type Endpoint, parseIfMatch, saveEntry } from '@shortlist/contracts';
import {
  CALLED_SECTIONS,
  checkEntryOf,
  type EntryId,
  type EntryKind,
  type FlatEntry,
} from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserId } from '#db/user-id.ts';
import { success } from '#http/success.ts';
import { toEntryId, toResumeId } from '../ids.ts';
import { anywhereBy, insist, settled } from '../outcome.ts';
import * as queries from '../parts/save-part-queries.ts';
import { entryIdOf, readEntry, type StoredPart, toStoredEntry } from '../parts/stored-part.ts';
import type { ResumeParts } from '../routes.ts';
import type { Save } from '../saved.ts';

type Sent = {
  owner: UserId;
  headers: { 'if-match'?: string | undefined };
  body: EntryBody<FlatEntry<EntryKind>>;
};
type EntryBody<E> = E extends unknown
  ? Omit<E, 'id'> & { resume_id: string; id?: EntryId | undefined }
  : never;

const toWire = (part: StoredPart) => ({
  ...readEntry(part),
  id: entryIdOf(part),
  revision: part.revision,
});

/** The entries of the five lists: each kind saved by its own call, all deleted by one. */
export const entryRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, { db, now }) => {
  async function save(section: (typeof CALLED_SECTIONS)[number], { owner, headers, body }: Sent) {
    const { kind } = section;
    const { resume_id, id, ...content } = body;
    insist(checkEntryOf(section, content, anywhereBy(now())));
    const saved = await queries.savePart(
      db,
      {
        owner,
        resumeId: toResumeId(resume_id),
        basedOn: parseIfMatch(headers['if-match']),
        now: now(),
      },
      { ref: { kind, id }, ...toStoredEntry(section, content) },
    );
    return settled(saved, toWire);
  }

  for (const section of CALLED_SECTIONS) {
    const { kind, words } = section;
    // Its own schema has checked the body; what all kinds have in common forgets that.
    const endpoint: Endpoint = saveEntry[kind];
    app.route({
      ...endpoint,
      handler: async ({ owner, headers, body }) => {
        const saved = await save(section, { owner, headers, body: body as Sent['body'] });
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
    handler: async ({ owner, params, headers }) => {
      const save: Save = {
        owner,
        resumeId: toResumeId(params.resumeId),
        basedOn: parseIfMatch(headers['if-match']),
        now: now(),
      };
      settled(await queries.deletePart(db, save, { id: toEntryId(params.entryId) }), toWire);
      return success({ code: 'done.entryDeleted' });
    },
  });
};
