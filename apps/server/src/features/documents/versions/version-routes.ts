import {
  deleteVersion,
  deleteVersions,
  getVersion,
  listVersions,
  nameVersion,
  restoreVersion,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { toWhole } from '../document-wire.ts';
import { findDocument } from '../find-document-queries.ts';
import { submittedResumeId, toResumeId } from '../ids.ts';
import type { SaveRequest } from '../to-save.ts';
import { removeVersion, removeVersions } from './delete-version-queries.ts';
import * as queries from './list-versions-queries.ts';
import { keepNamed } from './moment-queries.ts';
import { restoreState } from './restore-queries.ts';
import { parseVersionId } from './state-queries.ts';

type OfDocument = SaveRequest & { params: { documentId: string } };

/** The earlier states of documents: list, read, keep under a name, bring back, delete. */
export const versionRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, roomOf, sections, kinds, takeTurn } = parts;

  const toLocked = (request: OfDocument) => ({
    owner: request.owner,
    document: toResumeId(request.params.documentId),
    now: now(),
    room: roomOf(request, request.isGuest),
  });

  app.route({
    ...listVersions,
    preHandler: takeTurn,
    handler: async ({ owner, params, query }) => {
      const documentId = toResumeId(params.documentId);
      const page = orNotFound(await queries.listVersions(db, owner, documentId, query.after));
      return success({ code: 'done.earlierVersions' }, page);
    },
  });

  app.route({
    ...nameVersion,
    handler: async (request) => {
      const { name, of, submission_id: submission } = request.body;
      const locked = toLocked(request);
      const id = submission && submittedResumeId(request.owner, `${locked.document}/${submission}`);
      const state = of === undefined ? undefined : orNotFound(parseVersionId(of));
      const made = await keepNamed(db, locked, { id: id || undefined, name, of: state });
      return success({ code: 'done.versionNamed' }, { version_id: orNotFound(made) });
    },
  });

  app.route({
    ...getVersion,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.documentId);
      const state = orNotFound(parseVersionId(params.versionId));
      const found = await findDocument(db, { owner, id, state, sections, kinds: kinds.all });
      return success({ code: 'done.earlierVersion' }, { data: toWhole(orNotFound(found)) });
    },
  });

  app.route({
    ...restoreVersion,
    preHandler: takeTurn,
    handler: async (request) => {
      const state = orNotFound(parseVersionId(request.params.versionId));
      const before = await restoreState(db, toLocked(request), state, request.body);
      return success({ code: 'done.versionRestored' }, { version_id: before });
    },
  });

  app.route({
    ...deleteVersion,
    handler: async ({ owner, params }) => {
      const document = toResumeId(params.documentId);
      const state = orNotFound(parseVersionId(params.versionId));
      orNotFound(await removeVersion(db, { owner, document }, state));
      return success({ code: 'done.versionDeleted' });
    },
  });

  app.route({
    ...deleteVersions,
    handler: async ({ owner, params }) => {
      orNotFound(await removeVersions(db, { owner, document: toResumeId(params.documentId) }));
      return success({ code: 'done.versionsDeleted' });
    },
  });
};
