import { ResumeId } from '@shortlist/model';
import { z } from 'zod';
import { WholeDocument } from '../documents/documents.ts';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { Day } from '../time.ts';

/** The documents that go with an application, each a file. */
export const SentKind = z.enum(['resume', 'letter']);
export type SentKind = z.infer<typeof SentKind>;

/** Formats in which documents are sent. */
const SentFormat = z.enum(['pdf', 'docx']);
export type SentFormat = z.infer<typeof SentFormat>;

/**
 * The score of a resume by a posting, as the keyword panel computes it before a person decides anything: null where the posting has too few keywords.
 * Scores compare where the `version` of their formula is the same.
 */
const SentScore = z.object({
  score: z.int().min(0).max(100).nullable(),
  matched: z.int().min(0),
  total: z.int().min(0),
  version: z.string(),
});
export type SentScore = z.infer<typeof SentScore>;

/** Sending of documents for an application, as they were then. */
export const Sent = z.object({
  sent_id: z.uuid(),
  /** ISO 8601, in UTC. */
  at: z.iso.datetime(),
  resume_id: ResumeId,
  resume_title: z.string(),
  letter_id: ResumeId.optional(),
  letter_title: z.string().optional(),
  format: SentFormat,
  /** True if the resume was a tailored one. */
  tailored: z.boolean(),
  /** There where the application has the words of a posting. */
  score: SentScore.optional(),
  /** `size` is in bytes, `sha256` the digest of these in hex. */
  files: z.array(z.object({ kind: SentKind, name: z.string(), size: z.int(), sha256: z.string() })),
});
export type Sent = z.infer<typeof Sent>;

const byApplication = z.object({ applicationId: z.string() });

/**
 * Keeps what is sent for an application: its files, made of what is stored now, what the resume says, the posting, and the score. An application that was
 * saved is applied from then on. With a `client_id`, the same call sent again answers what was kept already.
 */
export const freezeSent = {
  method: 'POST',
  url: '/api/applications/:applicationId/sent',
  access: 'guest',
  schema: {
    summary: 'Keeps what is sent for an application as it is now',
    params: byApplication,
    body: z.object({
      client_id: z.uuid().optional(),
      resume_id: ResumeId,
      letter_id: ResumeId.optional(),
      format: SentFormat.default('pdf'),
      /** The day by the person's clock; that of UTC where none is named. */
      day: Day.default(''),
    }),
    response: { 200: Success({ sent: Sent }) },
  },
} satisfies Endpoint;

/** A file that was sent, to the byte, as an attachment: of the newest sending, or the one that `sent` names. When all is well it answers outside the envelope. */
export const getSentFile = {
  method: 'GET',
  url: '/api/applications/:applicationId/files/:kind',
  access: 'guest',
  schema: {
    summary: 'A file as it was sent for an application',
    params: byApplication.extend({ kind: z.string() }),
    querystring: z.object({ sent: z.string().max(60).optional() }),
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;

export const getSentDocument = {
  method: 'GET',
  url: '/api/applications/:applicationId/sent/:sentId/document',
  access: 'guest',
  schema: {
    summary: 'What a resume said when it was sent',
    params: byApplication.extend({ sentId: z.string() }),
    response: { 200: Success(WholeDocument.shape) },
  },
} satisfies Endpoint;
