import { SPEC_ENDPOINTS } from '@shortlist/contracts';
import { documentServicesOf } from '../documents/document-services.ts';
import type { ServerFeature } from '../server-feature.ts';
import { detailsRoutes } from './details-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { resumeRoutes } from './resume-routes.ts';
import { sectionRoutes } from './section-routes.ts';

const ROUTES = [resumeRoutes, detailsRoutes, sectionRoutes, entryRoutes];

/** The calls on resumes that the spec names: a facade over the queries of documents. */
export const specCalls = {
  name: 'spec-calls',
  calls: SPEC_ENDPOINTS,
  begin: (server) => ({
    async routes(api, callers) {
      const parts = { ...documentServicesOf(server), callers };
      for (const routes of ROUTES) await api.register(routes, parts);
    },
  }),
} satisfies ServerFeature;
