import { ENDPOINTS } from '@shortlist/contracts';
import { documents } from '#db/schema/document-schema.ts';
import { limitAtOnce } from '#http/connection/limit-at-once.ts';
import type { ServerFeature } from '../server-feature.ts';
import { readDocuments } from './archive-queries.ts';
import { countClaimed } from './claim-queries.ts';
import { detailsRoutes } from './details-routes.ts';
import { changeDocumentRoutes } from './documents/change-document-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { duplicateRoutes } from './duplicate/duplicate-routes.ts';
import { aiUseRoutes } from './parts/ai-use-routes.ts';
import { partRoutes } from './parts/part-routes.ts';
import { removeOldVersions } from './parts/version-queries.ts';
import { versionRoutes } from './parts/version-routes.ts';
import { removeDeletedDocuments } from './queries.ts';
import { createRooms, GROWTH } from './room/room.ts';
import { resumeRoutes } from './routes.ts';
import { entryRoutes } from './sections/entry-routes.ts';
import { sectionRoutes } from './sections/section-routes.ts';

/** Calls of one owner that read whole documents, of which each may be some megabytes. */
const READS_AT_ONCE = { most: 3, waiting: 24 };

const ROUTES = [
  documentRoutes,
  changeDocumentRoutes,
  resumeRoutes,
  detailsRoutes,
  duplicateRoutes,
  sectionRoutes,
  entryRoutes,
  aiUseRoutes,
  partRoutes,
  versionRoutes,
];

const { getHealth: _, getReadiness: __, ...calls } = ENDPOINTS;

/** Documents of every kind, with their parts and versions. */
export const resumes = {
  name: 'resumes',
  calls,
  retired: [
    { method: 'PATCH', url: '/api/resumes/:resumeId' },
    { method: 'POST', url: '/api/resumes/:resumeId/restore' },
    { method: 'PUT', url: '/api/resumes/:resumeId/entry-order/:kind' },
    { method: 'DELETE', url: '/api/resumes/:resumeId/entries/:entryId' },
    { method: 'GET', url: '/api/documents/details' },
  ],
  begin({ config, database: { db }, now, sections, kinds }) {
    const parts = {
      ...{
        db,
        now,
        kinds,
        sections: sections.kinds,
        roomOf: createRooms(config.sessionSecret, now),
      },
      takeTurn: limitAtOnce(READS_AT_ONCE.most, READS_AT_ONCE.waiting),
    };
    return {
      async routes(api, callers) {
        for (const routes of ROUTES) await api.register(routes, { ...parts, callers });
      },
    };
  },
  tables: [{ table: documents, owner: documents.owner }],
  limits: [GROWTH],
  claim: async (transaction, { guest }) => ({ resumes: await countClaimed(transaction, guest) }),
  expire: [
    ({ db, now, signal }) => removeDeletedDocuments(db, now, signal),
    ({ db, now, signal }) => removeOldVersions(db, now, signal),
  ],
  archive: readDocuments,
} satisfies ServerFeature;
