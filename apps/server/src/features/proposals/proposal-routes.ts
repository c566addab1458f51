import { randomUUID } from 'node:crypto';
import {
  listProposals,
  MAX_PROPOSAL,
  makeProposal,
  type ProposedChange,
  parseIfMatch,
  settleProposal,
} from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { limitByOwner } from '#http/limit-by-owner.ts';
import { success } from '#http/success.ts';
import { digestOf } from '#lib/digest-of.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import { isUuid, submittedId, toResumeId } from '../documents/ids.ts';
import type { ModelServices } from '../models/model-services.ts';
import type { Computed, Draft } from './compute-changes.ts';
import { type OpenedResume, openResume } from './opened-resume.ts';
import * as queries from './proposal-queries.ts';
import { toProposal } from './proposal-wire.ts';
import { loadComputing, refreshProposals, settledAt } from './refresh-proposals.ts';
import { settleProposal as settle } from './settle-proposal.ts';

type ProposalRoutes = DocumentRoutes & { models: ModelServices };

/** Reading a posting takes some tenths of a second of the server. */
export const PROPOSED = limitByOwner({
  what: 'proposals',
  most: 120,
  message: { code: 'errors.proposedOften' },
});

/** Changes that are offered for resumes: list, make, settle. */
export const proposalRoutes: FastifyPluginAsyncZod<ProposalRoutes> = async (app, parts) => {
  const { db, now, forms, roomOf, takeTurn, secret, models } = parts;

  const open = async ({ owner }: FastifyRequest, documentId: string) => {
    const document = toResumeId(documentId);
    return { document, opened: orNotFound(await openResume(db, { owner, document, forms })) };
  };

  app.route({
    ...listProposals,
    preHandler: takeTurn,
    handler: async (request) => {
      const { document, opened } = await open(request, request.params.documentId);
      const { owner } = request;
      const stored = await queries.listProposals(db, { owner, document, now: now() });
      const proposals = await refreshProposals(db, stored, { opened, now: now() });
      return success({ code: 'done.proposals' }, { proposals: proposals.map(toProposal) });
    },
  });

  app.route({
    ...makeProposal,
    // A model answers in seconds, and has turns of its own.
    async preHandler(request, reply) {
      if (request.body.made_by !== 'model') await takeTurn(request, reply);
    },
    handler: async (request, reply) => {
      const { owner, ip: address, body } = request;
      const { document, opened } = await open(request, request.params.documentId);
      const submission = `${document}/proposals/${body.submission_id || randomUUID()}`;
      const about = { owner, id: submittedId(owner, submission), now: now() };
      const made = await queries.findProposal(db, about);
      if (made) {
        const [again = made] = await refreshProposals(db, [made], { opened, now: about.now });
        return success({ code: 'done.proposed' }, { proposal: toProposal(again) });
      }
      await PROPOSED.count(db, { owner, address, secret, now: about.now });

      const drafts = await draft();
      const { offer } = await loadComputing();
      const isSent = body.changes !== undefined;
      const { changes, baseRevisions } = withinBounds(offer(drafts, opened, about.now), isSent);
      if (changes.length === 0) return success({ code: 'done.proposed' }, { proposal: null });
      const { made_by: madeBy, posting } = body;
      const isMade = await queries.insertProposal(db, owner, {
        ...{ id: about.id, document, madeBy, madeAt: about.now, postingSha: digestOf(posting) },
        ...{ changes, baseRevisions, settled: settledAt(changes, about.now) },
      });
      if (!isMade) throw refusal('not_found');
      const proposal = orNotFound(await queries.findProposal(db, about));
      return success({ code: 'done.proposed' }, { proposal: toProposal(proposal) });

      async function draft(): Promise<Draft[]> {
        if (body.changes) return draftOf(body.changes, opened);
        const { draftByModel, draftByRules } = await import('./make-drafts.ts');
        if (body.made_by === 'rules') return draftByRules(opened, body.posting, forms.sections);
        const ask = models.rewordFor(request, reply);
        return draftByModel(opened, body.posting, { sections: forms.sections, ask });
      }
    },
  });

  app.route({
    ...settleProposal,
    preHandler: takeTurn,
    handler: async (request) => {
      const { owner, params, body, headers } = request;
      const id = orNotFound(isUuid(params.proposalId) ? params.proposalId : undefined);
      const room = roomOf(request, request.isGuest);
      const decision = { ...body, basedOn: parseIfMatch(headers['if-match']) };
      const settled = await settle(db, { owner, id, now: now(), room, forms }, decision);
      if ('stale' in settled) throw staleWith(settled.stale);
      return success(
        { code: 'done.proposalSettled' },
        { proposal: toProposal(settled.proposal), parts: settled.parts },
      );
    },
  });
};

const staleWith = (stale: queries.StoredProposal) => {
  const details = { revision: stale.revision, current: toProposal(stale) };
  return new AppError('stale', { code: 'errors.staleProposal' }, details);
};

/** Drafts of changes that a program names. One of a kind of section that there is none of is refused. */
function draftOf(changes: readonly ProposedChange[], { sections }: OpenedResume): Draft[] {
  const known = new Set<string>(sections.all.map(({ kind }) => kind));
  if (!changes.flatMap(kindsIn).every((kind) => known.has(kind)))
    throw new AppError('invalid', { code: 'errors.noSuchChange' }, { field: 'changes' });
  return changes.map((change) => ({ change, gain: 0 }));
}

/** The kinds of section that a change names. */
function kindsIn(change: ProposedChange): string[] {
  if ('places' in change) return change.places.map(({ kind }) => kind);
  if ('place' in change) return [change.place.kind];
  return 'kind' in change ? [change.kind] : [];
}

/** Keeps a proposal within its bound: of what rules or a model propose only what fits and does something is offered, what a program sent is refused. */
function withinBounds(computed: Computed, isSent: boolean): Computed {
  if (isSent && computed.isOver)
    throw new AppError('too_large', {
      code: 'errors.largeProposal',
      params: { most: MAX_PROPOSAL },
    });
  const open = computed.changes.filter(({ state }) => state === 'open');
  return isSent ? computed : { ...computed, changes: open.map((each, n) => ({ ...each, n })) };
}
