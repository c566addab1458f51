import { PURSUIT_ENDPOINTS } from '@shortlist/contracts';
import { calendarFeeds } from '#db/schema/pursuit-schema.ts';
import { documentServicesOf } from '../documents/document-services.ts';
import type { ServerFeature } from '../server-feature.ts';
import { endFeedOfGuest } from './exchange/exchange-queries.ts';
import { exchangeRoutes } from './exchange/exchange-routes.ts';
import { MADE, READ } from './exchange/limits.ts';
import { readPursuits } from './pursuit-queries.ts';
import { pursuitRoutes } from './pursuit-routes.ts';
import { WRITTEN } from './refresh-queries.ts';
import { SENT } from './sent/limits.ts';
import { removeFilesOfGone } from './sent/sent-queries.ts';
import { sentRoutes } from './sent/sent-routes.ts';

/** A person's applications, which are documents: what lists show of them, and their events. These go, move and stay with the documents. */
export const pursuits = {
  name: 'pursuits',
  calls: PURSUIT_ENDPOINTS,
  begin: (server) => ({
    async routes(api, callers) {
      const parts = { ...documentServicesOf(server), callers };
      await api.register(pursuitRoutes, parts);
      const mostBytes = server.config.uploadsMb * 1024 * 1024;
      await api.register(exchangeRoutes, { ...parts, origin: server.origin });
      await api.register(sentRoutes, { ...parts, files: server.files, mostBytes });
    },
  }),
  tables: [{ table: calendarFeeds, owner: calendarFeeds.owner }],
  claim: endFeedOfGuest,
  written: [WRITTEN],
  limits: [...SENT.limits, MADE, READ],
  expire: [({ db, files }) => removeFilesOfGone(db, files.store)],
  archive: readPursuits,
} satisfies ServerFeature;
