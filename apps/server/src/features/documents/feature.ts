import { DOCUMENT_ENDPOINTS } from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import { documents as table } from '#db/schema/document-schema.ts';
import type { ServerFeature } from '../server-feature.ts';
import { readDocuments } from './archive-queries.ts';
import { changeDocumentRoutes } from './change-document-routes.ts';
import { countClaimed } from './claim-queries.ts';
import { removeDeletedDocuments } from './delete-queries.ts';
import { documentRoutes } from './document-routes.ts';
import { documentServicesOf } from './document-services.ts';
import { duplicateRoutes } from './duplicate/duplicate-routes.ts';
import { FILES, fileRoutes } from './file-routes.ts';
import { createForms } from './forms.ts';
import { letterRoutes } from './letters/letter-routes.ts';
import { aiUseRoutes } from './parts/ai-use-routes.ts';
import { partRoutes } from './parts/part-routes.ts';
import { partVersionRoutes } from './parts/part-version-routes.ts';
import { removeOldVersions } from './parts/version-queries.ts';
import { GROWTH } from './room/room.ts';
import { tailoredRoutes } from './tailored/tailored-routes.ts';
import { removeOldMoments } from './versions/moment-queries.ts';
import { stateRoutes } from './versions/state-routes.ts';
import { versionRoutes } from './versions/version-routes.ts';

/** The kinds that every server of this release knows. */
const FORMS = createForms(SECTIONS, KINDS);

const ROUTES = [
  documentRoutes,
  fileRoutes,
  changeDocumentRoutes,
  duplicateRoutes,
  aiUseRoutes,
  partRoutes,
  partVersionRoutes,
  stateRoutes,
  versionRoutes,
  tailoredRoutes,
  letterRoutes,
];

/** Documents of every kind, with their parts and versions. */
export const documents = {
  name: 'documents',
  calls: DOCUMENT_ENDPOINTS,
  retired: [
    { method: 'PATCH', url: '/api/resumes/:resumeId' },
    { method: 'POST', url: '/api/resumes/:resumeId/restore' },
    { method: 'PUT', url: '/api/resumes/:resumeId/entry-order/:kind' },
    { method: 'DELETE', url: '/api/resumes/:resumeId/entries/:entryId' },
    { method: 'GET', url: '/api/documents/details' },
  ],
  begin: (server) => ({
    async routes(api, callers) {
      const parts = { ...documentServicesOf(server), callers };
      for (const routes of ROUTES) await api.register(routes, parts);
    },
  }),
  tables: [{ table, owner: table.owner }],
  limits: [GROWTH, ...FILES.limits],
  claim: async (transaction, { guest }) => ({ resumes: await countClaimed(transaction, guest) }),
  expire: [
    ({ db, now, signal }) => removeDeletedDocuments(db, { now, forms: FORMS }, signal),
    ({ db, now, signal }) => removeOldMoments(db, now, signal),
    ({ db, now, signal }) => removeOldVersions(db, now, signal),
  ],
  archive: readDocuments,
} satisfies ServerFeature;
