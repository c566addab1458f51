import { createHash, randomUUID } from 'node:crypto';
import {
  listProposals,
  MAX_PROPOSAL,
  makeProposal,
  type OfferedChange,
  parseIfMatch,
  settleProposal,
} from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import { submittedResumeId, toResumeId } from '../documents/ids.ts';
import type { ModelServices } from '../models/model-services.ts';
import type { Draft } from './compute-changes.ts';
import { countProposal } from './limits.ts';
import { type OpenedResume, openResume } from './opened-resume.ts';
import * as queries from './proposal-queries.ts';
import { toProposal } from './proposal-wire.ts';
import { loadComputing, refreshProposals } from './refresh-proposals.ts';
import { settleProposal as settle } from './settle-proposal.ts';

type ProposalRoutes = DocumentRoutes & { secret: string; models: ModelServices };

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
      const stored = await queries.listProposals(db, {
        owner: request.owner,
        document,
        now: now(),
      });
      const proposals = await refreshProposals(db, stored, opened);
      return success({ code: 'done.proposals' }, { proposals: proposals.map(toProposal) });
    },
  });

  app.route({
    ...makeProposal,
    preHandler: takeTurn,
    handler: async (request, reply) => {
      const { owner, ip: address, body } = request;
      const { document, opened } = await open(request, request.params.documentId);
      const submission = `${document}/proposals/${body.submission_id || randomUUID()}`;
      const about = { owner, id: submittedResumeId(owner, submission), now: now() };
      const made = await queries.findProposal(db, about);
      if (made) return success({ code: 'done.proposed' }, { proposal: toProposal(made) });
      await countProposal(db, { owner, address, secret, now: about.now });

      const drafts = await draft();
      const { offer } = await loadComputing();
      const offered = withinBounds(offer(drafts, opened), body.changes !== undefined);
      if (offered.changes.length === 0)
        return success({ code: 'done.proposed' }, { proposal: null });
      const { made_by: madeBy, posting } = body;
      await queries.insertProposal(db, owner, {
        ...offered,
        ...{ id: about.id, document, madeBy, madeAt: about.now, postingSha: digestOf(posting) },
      });
      const proposal = orNotFound(await queries.findProposal(db, about));
      return success({ code: 'done.proposed' }, { proposal: toProposal(proposal) });

      async function draft(): Promise<Draft[]> {
        if (body.changes) return draftOf(body.changes, opened);
        const { draftByModel, draftByRules } = await import('./make-drafts.ts');
        const { sections } = forms;
        if (body.made_by === 'rules') return draftByRules(opened, body.posting, sections);
        const ask = models.rewordFor(request, reply);
        return draftByModel(opened, body.posting, { sections, ask });
      }
    },
  });

  app.route({
    ...settleProposal,
    preHandler: takeTurn,
    handler: async (request) => {
      const { owner, params, body, headers } = request;
      const id: string = toResumeId(params.proposalId);
      const room = roomOf(request, request.isGuest);
      const decision = { ...body, basedOn: parseIfMatch(headers['if-match']) };
      const settled = await settle(db, { owner, id, now: now(), room, forms }, decision);
      if ('stale' in settled) {
        const { revision } = settled.stale;
        const details = { revision, current: toProposal(settled.stale) };
        throw new AppError('stale', { code: 'errors.staleProposal' }, details);
      }
      return success(
        { code: 'done.proposalSettled' },
        { proposal: toProposal(settled.proposal), parts: settled.parts },
      );
    },
  });
};

const digestOf = (posting: string) => createHash('sha256').update(posting).digest('base64url');

/** Drafts of changes that a program names. One of a kind of entry that there is none of is refused. */
function draftOf(changes: readonly OfferedChange['change'][], { sections }: OpenedResume): Draft[] {
  const isKnown = (change: OfferedChange['change']) =>
    !('kind' in change) || sections.all.some(({ kind }) => kind === change.kind);
  if (!changes.every(isKnown))
    throw new AppError('invalid', { code: 'errors.noSuchChange' }, { field: 'changes' });
  return changes.map((change) => ({ change, gain: 0 }));
}

type Offer = { changes: OfferedChange[]; baseRevisions: Record<string, number> };

/** Keeps a proposal within its bound: of what rules or a model propose the weakest goes, what a program sent is refused. */
function withinBounds(offered: Offer, isSent: boolean): Offer {
  const open = offered.changes.filter(({ state }) => state === 'open');
  const changes = isSent ? offered.changes : open.map((each, n) => ({ ...each, n }));
  while (JSON.stringify(changes).length > MAX_PROPOSAL) {
    if (isSent)
      throw new AppError('too_large', {
        code: 'errors.largeProposal',
        params: { most: MAX_PROPOSAL },
      });
    changes.pop();
  }
  return { ...offered, changes };
}
