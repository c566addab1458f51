import { getHealth, getReadiness } from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { healthRoutes } from './routes.ts';

/** What machines ask: is the process up, and can it do its work. */
export const health = {
  name: 'health',
  calls: { getHealth, getReadiness },
  begin: (server) => ({
    async routes(api) {
      await api.register(healthRoutes, server);
    },
  }),
} satisfies ServerFeature;
