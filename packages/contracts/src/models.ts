import { isEmptyText } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { Success } from './envelope.ts';
import { getModel } from './get-model.ts';
import { issue } from './issue.ts';
import { Line, text } from './text.ts';

/** Most characters of what a language model is asked about. */
export const MAX_PROPOSAL_TEXT = 6_000;
export const MAX_POSTING = 20_000;
export const MAX_RESUME_TEXT = 60_000;
export const MAX_OPINIONS = 40;

/** Kinds of proposal: a point or a summary worded better, or one more line for an experience. */
export const ProposalKind = z.enum(['point', 'summary', 'line']);
export type ProposalKind = z.infer<typeof ProposalKind>;

export const ProposalWanted = z
  .object({
    kind: ProposalKind,
    /** The person's own words: what is to be worded better, or what the entry says so far. */
    text: text(MAX_PROPOSAL_TEXT),
    /** The role of the entry, where there is one. */
    role: Line.default(''),
    posting: text(MAX_POSTING).default(''),
    /** The words of the whole resume, by which the proposal is checked. They do not reach the model. */
    resume: text(MAX_RESUME_TEXT),
  })
  .refine(({ text, role }) => !isEmptyText(text) || !isEmptyText(role), {
    error: issue({ code: 'fields.nothingToWord' }),
    path: ['text'],
  });
export type ProposalWanted = z.infer<typeof ProposalWanted>;

/** Kinds of thing that a proposal brings in and the resume does not have. */
export const MarkKind = z.enum(['name', 'title', 'date', 'number', 'skill']);

/** Range of a proposal in which something is new; UTF-16 offsets, `end` is behind it. */
export const NewClaim = z.object({ kind: MarkKind, start: z.int().min(0), end: z.int().min(0) });
export type NewClaim = z.infer<typeof NewClaim>;

/**
 * One line of an answer that streams. `text` is the whole of what has been written so far, `done`
 * all of it with what is new in it, `failed` says why there is none. The last one is never `text`.
 */
export const ProposalEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), text: z.string(), marks: z.array(NewClaim) }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ProposalEvent = z.infer<typeof ProposalEvent>;

/** Media type of such an answer: a JSON value a line. */
export const PROPOSAL_STREAM = 'application/x-ndjson';

/** Proposals arrive as they are written. When all is well it answers outside the envelope. */
export const propose = {
  method: 'POST',
  url: '/api/model/proposals',
  access: 'guest',
  schema: {
    summary: 'Have a language model propose other words, checked for what the resume does not say',
    body: ProposalWanted,
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;

/** A keyword that the resume does not state in so many words, and the words of the resume that show it. */
export const SecondOpinion = z.object({ keyword: z.string(), quote: z.string() });
export type SecondOpinion = z.infer<typeof SecondOpinion>;

export const askSecondOpinion = {
  method: 'POST',
  url: '/api/model/second-opinion',
  access: 'guest',
  schema: {
    summary:
      'Ask a language model which missing keywords the resume shows; only literal quotes count',
    body: z.object({
      keywords: z.array(z.string().min(1).max(100)).min(1).max(MAX_OPINIONS),
      resume: text(MAX_RESUME_TEXT),
      posting: text(MAX_POSTING).default(''),
    }),
    response: { 200: Success({ opinions: z.array(SecondOpinion) }) },
  },
} satisfies Endpoint;

/** The calls to language models that answer in the envelope; `propose` stands alone. */
export const MODEL_ENDPOINTS = { getModel, askSecondOpinion } satisfies Record<string, Endpoint>;
