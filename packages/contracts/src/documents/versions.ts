import { ResumeId, storable } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { SubmissionId } from '../site/submission.ts';
import { DocumentKindName, WholeDocument } from './documents.ts';

/** Most named versions of one document, and most characters of a name. */
export const MOST_NAMED = 100;
export const MOST_OF_A_NAME = 80;

/** Ways in which an edit comes about: typed, worded by a model, taken from the document that this one follows. */
const EditReason = z.enum(['typed', 'model', 'base', 'restored', 'removed']);
export type EditReason = z.infer<typeof EditReason>;

/** Reasons for which a moment is kept. */
const MomentReason = z.enum(['named', 'before-restore', 'imported']);
export type MomentReason = z.infer<typeof MomentReason>;

/** Name of a version: one line, not empty. */
const VersionName = z
  .string()
  .overwrite((name) => storable(name).trim())
  .pipe(
    z
      .string()
      .min(1, issue({ code: 'fields.versionName', params: { most: MOST_OF_A_NAME } }))
      .max(MOST_OF_A_NAME, issue({ code: 'fields.versionName', params: { most: MOST_OF_A_NAME } })),
  );

/**
 * An earlier state of a document, as of `at`. A moment bears the reason for which it was kept; what was sent for an application is `sent`, with the
 * company where it has one, and stays as long as the application; any other is the state before some edits, with the way in which these came about.
 * `keys` are those of the parts that the edits changed.
 */
const DocumentVersion = z.object({
  version_id: z.string(),
  reason: z.union([EditReason, MomentReason, z.literal('sent')]),
  name: z.string().optional(),
  company: z.string().optional(),
  /** ISO 8601, in UTC. */
  at: z.iso.datetime(),
  keys: z.array(z.string()).optional(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

const byDocument = z.object({ documentId: z.string() });
const byVersion = byDocument.extend({ versionId: z.string().max(60) });

export const listVersions = {
  method: 'GET',
  url: '/api/documents/:documentId/versions',
  access: 'guest',
  schema: {
    summary: 'The earlier states of a document, a page of them, the newest first',
    params: byDocument,
    /** `after` is the `next` of the page before. */
    querystring: z.object({ after: z.string().max(300).default('') }),
    /** `next` is null on the last page. */
    response: {
      200: Success({ versions: z.array(DocumentVersion), next: z.string().nullable() }),
    },
  },
} satisfies Endpoint;

export const listNamedVersions = {
  method: 'GET',
  url: '/api/documents/named-versions',
  access: 'guest',
  schema: {
    summary: "The states that bear a name of the caller's documents of a kind, a page of them",
    /** `after` is the `next` of the page before. */
    querystring: z.object({ kind: DocumentKindName, after: z.string().max(300).default('') }),
    /** `next` is null on the last page. */
    response: {
      200: Success({
        versions: z.array(
          z.object({
            document_id: ResumeId,
            version_id: z.string(),
            name: z.string(),
            /** ISO 8601, in UTC. */
            at: z.iso.datetime(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  },
} satisfies Endpoint;

/**
 * Names what a document says now, or the earlier state `of`; or keeps what it says now, without a name, as what was `imported`. Sent again with the same
 * submission, it is kept once.
 */
export const nameVersion = {
  method: 'POST',
  url: '/api/documents/:documentId/versions',
  access: 'guest',
  schema: {
    summary: 'Keep a state of a document under a name, or as what was imported',
    params: byDocument,
    body: z
      .object({
        name: VersionName.optional(),
        imported: z.literal(true).optional(),
        of: z.string().max(60).optional(),
        submission_id: SubmissionId,
      })
      .refine(({ name, imported }) => (name === undefined) === (imported === true), {
        error: issue({ code: 'fields.versionName', params: { most: MOST_OF_A_NAME } }),
        path: ['name'],
      })
      .refine(({ imported, of }) => imported === undefined || of === undefined, { path: ['of'] }),
    response: { 200: Success({ version_id: z.string() }) },
  },
} satisfies Endpoint;

export const getVersion = {
  method: 'GET',
  url: '/api/documents/:documentId/versions/:versionId',
  access: 'guest',
  schema: {
    summary: 'A document with all its parts as they were',
    params: byVersion,
    response: { 200: Success({ version: DocumentVersion, data: WholeDocument }) },
  },
} satisfies Endpoint;

/**
 * Brings back what an earlier state says, as new revisions: all of it but the look, and the look where it is asked for; or the parts of these
 * keys alone. Answers the moment before.
 */
export const restoreVersion = {
  method: 'POST',
  url: '/api/documents/:documentId/versions/:versionId/restore',
  access: 'guest',
  schema: {
    summary: 'Bring back an earlier state of a document, or some parts of it',
    params: byVersion,
    body: z.object({
      parts: z.array(z.string().max(200)).max(2_000).optional(),
      look: z.boolean().default(false),
    }),
    response: { 200: Success({ version_id: z.string() }) },
  },
} satisfies Endpoint;

export const deleteVersion = {
  method: 'DELETE',
  url: '/api/documents/:documentId/versions/:versionId',
  access: 'guest',
  schema: {
    summary: 'Delete an earlier state of a document',
    params: byVersion,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

export const deleteVersions = {
  method: 'DELETE',
  url: '/api/documents/:documentId/versions',
  access: 'guest',
  schema: {
    summary: 'Delete all earlier states of a document',
    params: byDocument,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;
