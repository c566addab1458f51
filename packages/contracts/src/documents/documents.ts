import { ResumeId } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { ChosenLevel } from '../resumes/chosen-level.ts';
import { SubmissionId } from '../site/submission.ts';
import { Line, text } from '../text.ts';

/** Most bytes of all parts of a document: hundreds of pages. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;
/** Most sections of a person's own in a document; removed ones do not count. */
export const MAX_OWN_SECTIONS = 40;
/** Bytes that a part takes beside its content; many small ones are bounded too. */
export const ROW_BYTES = 200;

/** Most documents that one call asks for whole: an export of thousands is a few dozen calls. */
export const MAX_WHOLE = 50;

/** Ids of several documents, separated by commas. */
export const DocumentIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(ResumeId, 'Send ids of documents, separated by commas.').max(MAX_WHOLE));

/** Name of a kind of document: the server says which there are. */
export const DocumentKindName = text(32);

/** Name and purpose of a document; `revision` is that of title, level and industry. */
export const DocumentAbout = z.object({
  document_id: ResumeId,
  kind: DocumentKindName,
  title: z.string(),
  level: ChosenLevel,
  industry: z.string(),
  revision: Revision,
  /** ISO 8601, in UTC. */
  edited: z.iso.datetime(),
  /** Of a tailored resume: the resume that it follows, and when that was edited. */
  base_id: ResumeId.optional(),
  base_edited: z.iso.datetime().optional(),
});
export type DocumentAbout = z.infer<typeof DocumentAbout>;

/** A part as it is stored: `schema` is the number of the form of its content. */
export const DocumentPart = z.object({
  key: z.string(),
  schema: z.int(),
  content: z.record(z.string(), z.unknown()),
  revision: Revision,
  /** Of an entry that AI Write helps with: how many uses are left. */
  uses_left: z.int().min(0).optional(),
  /**
   * Of a part of a tailored resume that says something of its own: the revision in the resume that it follows, and the fields that were changed in both
   * and say something else in either; `*` where that has deleted the part.
   */
  base: z.object({ revision: Revision, changed: z.array(z.string()) }).optional(),
});
export type DocumentPart = z.infer<typeof DocumentPart>;

/**
 * A document with all its parts; entries in the order in which they were made, which an order may change. `base` is the document that it
 * follows: the parts of that which it shows as long as it has none of its own.
 */
export const WholeDocument = z.object({
  document: DocumentAbout,
  parts: z.array(DocumentPart),
  base: z.object({ document_id: ResumeId, parts: z.array(DocumentPart) }).optional(),
});
export type WholeDocument = z.infer<typeof WholeDocument>;

const byDocument = z.object({ documentId: z.string() });

export const listDocuments = {
  method: 'GET',
  url: '/api/documents',
  access: 'public',
  schema: {
    summary:
      "The caller's documents of a kind, resumes where none is named, last edited first; none without a session",
    querystring: z.object({ kind: DocumentKindName.optional() }),
    response: { 200: Success({ documents: z.array(DocumentAbout) }) },
  },
} satisfies Endpoint;

/**
 * Several documents at once: those of the ids, separated by commas, that the caller has. An answer holds a megabyte or so:
 * `left_out` names those that are to be asked for once more.
 */
export const getDocuments = {
  method: 'GET',
  url: '/api/documents/whole',
  access: 'guest',
  schema: {
    summary: 'Several documents with all their parts',
    querystring: z.object({ ids: DocumentIds }),
    response: {
      200: Success({ documents: z.array(WholeDocument), left_out: z.array(ResumeId).optional() }),
    },
  },
} satisfies Endpoint;

export const getDocument = {
  method: 'GET',
  url: '/api/documents/:documentId',
  access: 'guest',
  schema: {
    summary: 'A document with all its parts',
    params: byDocument,
    response: { 200: Success(WholeDocument.shape) },
  },
} satisfies Endpoint;

/** Endings of the formats that documents are written in. */
const FileFormat = z.enum(['pdf', 'docx', 'txt', 'md', 'json']);

/** A file of a document as it is stored, as an attachment. When all is well it answers outside the envelope. */
export const getDocumentFile = {
  method: 'GET',
  url: '/api/documents/:documentId/file',
  access: 'guest',
  schema: {
    summary: 'A document as a file of a format, made on the server',
    params: byDocument,
    querystring: z.object({ format: FileFormat.default('pdf') }),
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;

/**
 * Makes an empty document, and opens a guest session where there is none. With a `document_id` of the client's own, or a
 * `submission_id`, the same call sent again answers the document that is there already.
 */
export const createDocument = {
  method: 'POST',
  url: '/api/documents',
  access: 'public',
  schema: {
    summary: 'A new, empty document; opens a guest session where there is none',
    body: z.object({
      kind: DocumentKindName,
      title: Line.default(''),
      level: ChosenLevel.default(''),
      industry: Line.default(''),
      /** The document whose head and look the new one follows, of a kind that follows one. */
      base: ResumeId.optional(),
      document_id: ResumeId.optional(),
      submission_id: SubmissionId,
    }),
    response: { 200: Success({ document_id: ResumeId }) },
  },
} satisfies Endpoint;

export const changeDocument = {
  method: 'PATCH',
  url: '/api/documents/:documentId',
  access: 'guest',
  schema: {
    summary: 'Title, level and industry of a document',
    params: byDocument,
    headers: BasedOn,
    body: z
      .object({
        title: Line.optional(),
        level: ChosenLevel.optional(),
        industry: Line.optional(),
      })
      .refine((body) => Object.values(body).some((value) => value !== undefined), {
        error: issue({ code: 'fields.nothingToChange' }),
      }),
    response: { 200: Success({ revision: Revision }), 409: Stale(DocumentAbout) },
  },
} satisfies Endpoint;

export const deleteDocument = {
  method: 'DELETE',
  url: '/api/documents/:documentId',
  access: 'guest',
  schema: {
    summary: 'Delete a document; it can be restored for 30 days',
    params: byDocument,
    /** Resumes that are tailored from it stay as they are, and follow none then, unless they are to be deleted with it. */
    querystring: z.object({ tailored: z.enum(['keep', 'delete']).default('keep') }),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

export const restoreDocument = {
  method: 'POST',
  url: '/api/documents/:documentId/restore',
  access: 'guest',
  schema: {
    summary: 'Undo the deletion of a document',
    params: byDocument,
    /** `detached` names the resumes that were tailored from it and edited since: they stay as they are, and follow it no more. */
    response: { 200: Success({ detached: z.array(ResumeId).optional() }) },
  },
} satisfies Endpoint;
