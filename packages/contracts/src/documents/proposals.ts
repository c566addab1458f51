import { EntryId, type EntryKind, type TextKind } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { MAX_POSTING, MarkKind } from '../models.ts';
import { PointId } from '../resumes/entry-content.ts';
import { SubmissionId } from '../site/submission.ts';
import { Line, LongText, nameOf, text } from '../text.ts';

/** Most changes of a proposal: more are not read. */
export const MAX_CHANGES = 12;
/** Most proposals that an owner keeps, and days for which one is kept; the oldest give way. */
export const MAX_PROPOSALS = 20;
export const PROPOSAL_DAYS = 14;
/** Most characters of a proposal as JSON. */
export const MAX_PROPOSAL = 60_000;

const MAX_PLACES = 100;
const MAX_ITEMS = 200;

const Name = text(80).min(1);
const Kind = nameOf<EntryKind>(80);
const OfText = nameOf<TextKind>(80);
const Entry = text(64).min(1).pipe(EntryId);
/** Words that are respelled. */
const Words = text(200);

const pointPlace = { kind: Kind, id: Entry, field: Name, point: PointId };
const PointPlace = z.object(pointPlace);
const TextPlace = z.union([PointPlace, z.object({ kind: OfText })]);

/** A change by the ids and words that it is about: what rules, models and programs may propose, and nothing else. */
export const ProposedChange = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('respell'),
    places: z.array(TextPlace).min(1).max(MAX_PLACES),
    from: Words,
    to: Words,
    isOnce: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('order-skills'),
    kind: OfText,
    wanted: z.array(z.array(Line).max(MAX_ITEMS)).max(MAX_ITEMS),
  }),
  z.object({
    type: z.literal('move-point'),
    ...pointPlace,
    behind: z.array(PointId).max(MAX_ITEMS),
  }),
  z.object({
    type: z.literal('move-entry'),
    kind: Kind,
    id: Entry,
    behind: z.array(Entry).max(MAX_ITEMS),
  }),
  z.object({ type: z.literal('set-headline'), from: Line, to: Line }),
  z.object({ type: z.literal('hide'), parts: z.array(text(200)).min(1).max(MAX_ITEMS) }),
  /** One point in other words. */
  z.object({ type: z.literal('reword'), place: PointPlace, from: LongText, to: LongText }),
]);
export type ProposedChange = z.infer<typeof ProposedChange>;

const MadeBy = z.enum(['rules', 'model', 'key']);
export type MadeBy = z.infer<typeof MadeBy>;

/** Words that a change brings in and the document does not state. */
const Unproved = z.object({ kind: MarkKind, words: z.string() });
export type Unproved = z.infer<typeof Unproved>;

/** `void`: done already, locked, or about something that is gone. */
const ChangeState = z.enum(['open', 'accepted', 'refused', 'void']);
export type ChangeState = z.infer<typeof ChangeState>;

const OfferedChange = z.object({
  n: z.int().min(0),
  change: ProposedChange,
  requirement: z.object({ surface: z.string(), importance: z.enum(['must', 'nice']) }).optional(),
  /** The sentence of the document that proves it. */
  evidence: z.object({ sentence: z.string(), source: z.string() }).optional(),
  /** Texts of the document without the change and with it; of what moves or is hidden its own. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  gain: z.int(),
  unproved: z.array(Unproved),
  state: ChangeState,
});
export type OfferedChange = z.infer<typeof OfferedChange>;

/** Changes that are offered, as of the document as it is. `revision` is raised by each time that they are another offer, or one of them is settled. */
const Proposal = z.object({
  proposal_id: z.uuid(),
  document_id: z.uuid(),
  made_by: MadeBy,
  revision: Revision,
  /** The revisions of the document's parts that the changes were computed for, by key. */
  base_revisions: z.record(z.string(), Revision),
  /** SHA-256 of the posting, in base64url. The posting itself is not kept. */
  posting_sha: z.string(),
  changes: z.array(OfferedChange),
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Time from which none of its changes is open; null while one is. */
  settled: z.iso.datetime().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

const byDocument = z.object({ documentId: z.string() });

export const listProposals = {
  method: 'GET',
  url: '/api/documents/:documentId/proposals',
  access: 'guest',
  schema: {
    summary: 'Changes that are offered for a resume, computed again for what it says now',
    params: byDocument,
    response: { 200: Success({ proposals: z.array(Proposal) }) },
  },
} satisfies Endpoint;

/**
 * Has changes proposed that answer a posting: by rules, by the language model that is configured, or those that a program names. Nothing of the
 * document changes. `proposal` is null where there is nothing to propose. Sent again with the same submission, it is made once.
 */
export const makeProposal = {
  method: 'POST',
  url: '/api/documents/:documentId/proposals',
  access: 'guest',
  schema: {
    summary: 'Have changes proposed that answer a posting',
    params: byDocument,
    body: z
      .object({
        posting: text(MAX_POSTING),
        made_by: MadeBy.default('rules'),
        /** Of a program. */
        changes: z.array(ProposedChange).min(1).max(MAX_CHANGES).optional(),
        submission_id: SubmissionId,
      })
      .refine(({ made_by: by, changes }) => (by === 'key') === (changes !== undefined), {
        error: issue({ code: 'fields.changesOfProgram' }),
        path: ['changes'],
      }),
    response: { 200: Success({ proposal: Proposal.nullable() }) },
  },
} satisfies Endpoint;

const Numbers = z.array(z.int().min(0).max(MAX_CHANGES)).max(MAX_CHANGES).default([]);

/**
 * Settles changes of a proposal by their numbers: all that is asked for, or nothing. Accepted ones are carried out on the document as it is, in the
 * transaction in which they are settled; one that was settled before stays as it was. 409 with the proposal as it is now where an accepted change
 * is no more what was offered at the revision in `If-Match`, or has nothing to write any more. What is unproved has to be `confirmed`, word for word, or said in a person's own words: `edited`.
 */
export const settleProposal = {
  method: 'POST',
  url: '/api/proposals/:proposalId/settle',
  access: 'guest',
  schema: {
    summary: 'Accept and refuse changes that are offered for a resume',
    params: z.object({ proposalId: z.string() }),
    headers: BasedOn,
    body: z.object({
      accepted: Numbers,
      refused: Numbers,
      edited: z
        .array(z.object({ n: z.int().min(0), text: LongText }))
        .max(MAX_CHANGES)
        .default([]),
      confirmed: z
        .array(z.object({ n: z.int().min(0), words: z.array(Line).max(MAX_ITEMS) }))
        .max(MAX_CHANGES)
        .default([]),
    }),
    response: {
      200: Success({
        proposal: Proposal,
        /** The parts that were written. */
        parts: z.array(z.object({ key: z.string(), revision: Revision })),
      }),
      409: Stale(Proposal),
    },
  },
} satisfies Endpoint;

export const PROPOSAL_ENDPOINTS = { listProposals, makeProposal, settleProposal } satisfies Record<
  string,
  Endpoint
>;
