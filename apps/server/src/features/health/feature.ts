import { getHealth, getReadiness } from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { healthRoutes } from './routes.ts';

/** State of the process, for machines: whether it is up, and can do its work. */
export const health = {
  name: 'health',
  calls: { getHealth, getReadiness },
  begin: (server) => ({
    async routes(api) {
      await api.register(healthRoutes, server);
    },
  }),
} satisfies ServerFeature;
