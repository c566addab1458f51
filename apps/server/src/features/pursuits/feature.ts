import { PURSUIT_ENDPOINTS } from '@shortlist/contracts';
import { calendarFeeds } from '#db/schema/pursuit-schema.ts';
import { documentServicesOf } from '../documents/document-services.ts';
import type { ServerFeature } from '../server-feature.ts';
import { readPursuits } from './pursuit-queries.ts';
import { pursuitRoutes } from './pursuit-routes.ts';
import { WRITTEN } from './refresh-queries.ts';

/** A person's applications, which are documents: what lists show of them, and their events. These go, move and stay with the documents. */
export const pursuits = {
  name: 'pursuits',
  calls: PURSUIT_ENDPOINTS,
  begin: (server) => ({
    async routes(api, callers) {
      await api.register(pursuitRoutes, { ...documentServicesOf(server), callers });
    },
  }),
  tables: [{ table: calendarFeeds, owner: calendarFeeds.owner }],
  written: [WRITTEN],
  archive: readPursuits,
} satisfies ServerFeature;
