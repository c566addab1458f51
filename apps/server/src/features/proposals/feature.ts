import { PROPOSAL_ENDPOINTS } from '@shortlist/contracts';
import { documentServicesOf } from '../documents/document-services.ts';
import { modelServicesOf } from '../models/model-services.ts';
import type { ServerFeature } from '../server-feature.ts';
import { readProposals, removeExpired } from './proposal-queries.ts';
import { PROPOSED, proposalRoutes } from './proposal-routes.ts';

/** Changes that rules, a model or a program offer for a resume, and what a person makes of them. Their rows belong to documents, and go, move and stay with these. */
export const proposals = {
  name: 'proposals',
  calls: PROPOSAL_ENDPOINTS,
  begin: (server) => ({
    async routes(api, callers) {
      const parts = { ...documentServicesOf(server), callers };
      await api.register(proposalRoutes, { ...parts, models: modelServicesOf(server) });
    },
  }),
  limits: PROPOSED.limits,
  expire: [({ db, now, signal }) => removeExpired(db, now, signal)],
  archive: readProposals,
} satisfies ServerFeature;
