import { listProposals, type Proposal } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** Asks which changes the server keeps for a resume. */
export const proposalsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['proposals', documentId],
    queryFn: async ({ signal }) =>
      (await call(listProposals, { params: { documentId } }, { signal })).proposals,
    retry: false,
  });

/** Returns a function that puts a proposal in the place of what it was before, or first. */
export const withProposal =
  (proposal: Proposal) =>
  (before: Proposal[] = []): Proposal[] =>
    before.some((each) => each.proposal_id === proposal.proposal_id)
      ? before.map((each) => (each.proposal_id === proposal.proposal_id ? proposal : each))
      : [proposal, ...before];
