import { CALLED_SECTIONS, type CalledKind, EntryId } from '@shortlist/resume';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { ByResume } from '../ids.ts';
import { issue } from '../issue.ts';
import { text } from '../text.ts';
import { MAX_ENTRIES } from './entries.ts';

const MAX_ID = 64;

/** Ids of entries, the server's and the client's own alike. */
export const EntryIds = z
  .array(text(MAX_ID).pipe(EntryId), issue({ code: 'fields.ids' }))
  .max(MAX_ENTRIES, issue({ code: 'fields.idsMost', params: { most: MAX_ENTRIES } }))
  .refine((ids) => new Set(ids).size === ids.length, issue({ code: 'fields.idsOnce' }));

/**
 * Puts the entries of one kind in order. Entries that it does not name come last, as they were made; ids that name
 * none are passed over. A client's own id leads to its entry whether that is saved before the order or after it.
 */
export const saveEntryOrder = {
  method: 'PUT',
  url: '/api/resumes/:resumeId/entry-order/:kind',
  access: 'guest',
  schema: {
    summary: 'Put the entries of one kind in order',
    params: ByResume.extend({ kind: z.string() }),
    headers: BasedOn,
    body: z.object({ ids: EntryIds }),
    response: {
      200: Success({ revision: Revision }),
      409: Stale(z.object({ ids: z.array(EntryId) })),
    },
  },
} satisfies Endpoint;

/** A kind of entry as an address names it; undefined for any other text. */
export const findEntryKind = (text: string): CalledKind | undefined =>
  CALLED_SECTIONS.find(({ kind }) => kind === text)?.kind;
