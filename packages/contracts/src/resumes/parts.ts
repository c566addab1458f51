import { ResumeId } from '@shortlist/model';
import { z } from 'zod';
import { DocumentIds } from '../documents/documents.ts';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { MAX_PART, storableJson } from '../storable-json.ts';

/** Content of a part: the members that its kind has, and any others, which are kept as they are. */
const PartContent = z
  .record(z.string(), z.unknown(), 'Send what the part says, as an object.')
  .transform((content, { addIssue }) => {
    const stored = storableJson(content);
    if (stored === undefined)
      addIssue(issue({ code: 'fields.largePart', params: { most: MAX_PART } }));
    return (stored ?? {}) as Record<string, unknown>;
  });

const StalePart = Stale(z.record(z.string(), z.unknown())).extend({
  key: z.string(),
  schema: z.int(),
});

const byPart = z.object({ documentId: z.string(), key: z.string() });

/**
 * Saves one part of a document by a key that its kind has. Of a resume: `contact`, `section_order`, `look`, `section:KIND`, a text section's
 * kind, `order:KIND`, or `KIND:ID` with the server's id of an entry or the client's own. A new entry is answered with the server's key. Members that this release
 * does not know are stored, and stay when a save does not name them.
 */
export const savePart = {
  method: 'PUT',
  url: '/api/documents/:documentId/parts/:key',
  access: 'guest',
  schema: {
    summary: 'Save one part of a document',
    params: byPart,
    headers: BasedOn,
    body: z.object({
      content: PartContent,
      /** The form of the content, and of what a refusal answers; the newest where it is not said. */
      schema: z.int().min(1).optional(),
      /** Keeps what is replaced as a version: a person has settled a conflict, or brings an older version back. */
      keepsReplaced: z.boolean().optional(),
      /** In a tailored resume: the revision of the part in its base which the content was weighed against. What differs from that is meant to. */
      base_revision: Revision.optional(),
      /** The fields of which that holds, where it does not hold of all. */
      base_fields: z.array(z.string().max(100)).max(100).optional(),
    }),
    response: {
      200: Success({ key: z.string(), revision: Revision }),
      409: StalePart,
    },
  },
} satisfies Endpoint;

/** Deletes an entry, the only part that can be. */
export const deletePart = {
  method: 'DELETE',
  url: '/api/documents/:documentId/parts/:key',
  access: 'guest',
  schema: {
    summary: 'Delete an entry of a document',
    params: byPart,
    headers: BasedOn,
    response: { 200: Success({}), 409: StalePart },
  },
} satisfies Endpoint;

/** Content of a part until `replaced_at`, as its revision `revision`. */
const PartVersion = z.object({
  document_id: ResumeId,
  key: z.string(),
  revision: Revision,
  /** ISO 8601, in UTC. */
  replaced_at: z.iso.datetime(),
  schema: z.int(),
  content: z.record(z.string(), z.unknown()),
});

export const listPartVersions = {
  method: 'GET',
  url: '/api/documents/part-versions',
  access: 'guest',
  schema: {
    summary:
      'What the parts of several documents said before, a page of it, of each document the newest first',
    /** `after` is the `next` of the page before. */
    querystring: z.object({ ids: DocumentIds, after: z.string().max(300).default('') }),
    /** `next` is null on the last page. */
    response: { 200: Success({ versions: z.array(PartVersion), next: z.string().nullable() }) },
  },
} satisfies Endpoint;
