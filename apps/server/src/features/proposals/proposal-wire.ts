import type { Proposal } from '@shortlist/contracts';
import type { StoredProposal } from './proposal-queries.ts';

/** Returns a proposal in the words of the wire. */
export const toProposal = (stored: StoredProposal): Proposal => ({
  proposal_id: stored.id,
  document_id: stored.document,
  made_by: stored.madeBy,
  revision: stored.revision,
  base_revisions: { ...stored.baseRevisions },
  posting_sha: stored.postingSha,
  changes: [...stored.changes],
  made_at: stored.madeAt.toISOString(),
  expires_at: stored.expiresAt.toISOString(),
  settled: stored.settled?.toISOString() ?? null,
});
