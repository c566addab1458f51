import { getStatus } from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { statusRoutes } from './status-routes.ts';

/** State of this server, for admins. */
export const status = {
  name: 'status',
  calls: { getStatus },
  begin: (server) => ({
    async routes(api) {
      await api.register(statusRoutes, server);
    },
  }),
} satisfies ServerFeature;
