import { only, onResume, type Rows } from '../../access-rows.test-support.ts';
import type { proposals } from './feature.ts';
import { insertProposalFor } from './proposals-scene.test-support.ts';

export const ROWS: Rows<typeof proposals> = {
  listProposals: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  makeProposal: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { posting: 'Requirements\n- Kubernetes' },
  })),
  settleProposal: {
    row: only('guest'),
    async send({ ids: { resumeId }, server }) {
      const proposalId = await insertProposalFor(server, resumeId);
      return { params: { proposalId }, body: { refused: [0] } };
    },
  },
};
