import {
  deleteEntry,
  type Endpoint,
  MAX_ENTRIES,
  parseIfMatch,
  saveEntry,
} from '@shortlist/contracts';
import {
  checkEntry,
  ENTRY_SECTIONS,
  type EntryId,
  type EntryKind,
  type EntryOf,
} from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserId } from '#db/user-id.ts';
import { AppError } from '#http/errors.ts';
import { success } from '#http/success.ts';
import * as queries from './entry-queries.ts';
import { toEntryId, toResumeId } from './ids.ts';
import { insist, settled } from './outcome.ts';
import type { ResumeParts } from './routes.ts';
import type { Save } from './saved.ts';

type Sent = {
  owner: UserId;
  headers: { 'if-match'?: string | undefined };
  body: EntryBody<EntryOf<EntryKind>>;
};
type EntryBody<E> = E extends unknown
  ? Omit<E, 'id'> & { resume_id: string; id?: EntryId | undefined }
  : never;

/** The current month is the reader's own; somewhere on Earth it may be half a day ahead of ours. */
const anywhereBy = (now: Date) => new Date(now.getTime() + 86_400_000);

/** Most bytes of all entries of a resume: hundreds of pages, and no more than an owner should cost. */
const MAX_BYTES = 2 * 1024 * 1024;

const toWire = ({ id, content, revision }: queries.StoredEntry) => ({ ...content, id, revision });

/** The entries of the five lists: each kind saved by a call of its own, all deleted by one. */
export const entryRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, { db, now }) => {
  async function save(kind: EntryKind, { owner, headers, body }: Sent) {
    const { resume_id, id, ...content } = body;
    insist(checkEntry(kind, content, anywhereBy(now())));
    const saved = await queries.saveEntry(
      db,
      {
        owner,
        resumeId: toResumeId(resume_id),
        basedOn: parseIfMatch(headers['if-match']),
        now: now(),
      },
      { kind, id, content },
      { most: MAX_ENTRIES, mostBytes: MAX_BYTES },
    );
    if (saved.outcome === 'full') {
      throw new AppError('invalid', {
        code: 'errors.manyEntries',
        params: { most: MAX_ENTRIES },
      });
    }
    if (saved.outcome === 'too-large') {
      throw new AppError('too_large', { code: 'errors.fullResume' });
    }
    return settled(saved, toWire);
  }

  for (const { kind, words } of ENTRY_SECTIONS) {
    // Its own schema has checked the body; what all kinds have in common forgets that.
    const endpoint: Endpoint = saveEntry[kind];
    app.route({
      ...endpoint,
      handler: async ({ owner, headers, body }) => {
        const { id, revision } = await save(kind, { owner, headers, body: body as Sent['body'] });
        return success(
          { code: 'done.entrySaved', params: { one: words.one } },
          { [`${kind}_id`]: id, revision },
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
      settled(await queries.deleteEntry(db, save, toEntryId(params.entryId)), toWire);
      return success({ code: 'done.entryDeleted' });
    },
  });
};
