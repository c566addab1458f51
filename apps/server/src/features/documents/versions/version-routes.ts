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

type ChangeRequest = SaveRequest & { params: { documentId: string } };

/** The earlier states of documents: list, read, keep under a name, bring back, delete. */
export const versionRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, roomOf, forms, takeTurn } = parts;
  const known = { forms, kinds: forms.kinds.all };

  const toAbout = (request: ChangeRequest) => ({
    owner: request.owner,
    document: toResumeId(request.params.documentId),
    now: now(),
    room: roomOf(request, request.isGuest),
    forms,
  });

  app.route({
    ...listVersions,
    preHandler: takeTurn,
    handler: async ({ owner, params, query }) => {
      const about = { owner, document: toResumeId(params.documentId), now: now() };
      const page = orNotFound(await queries.listVersions(db, about, query.after));
      return success({ code: 'done.earlierVersions' }, page);
    },
  });

  app.route({
    ...nameVersion,
    preHandler: takeTurn,
    handler: async (request) => {
      const { name, of, submission_id: submission } = request.body;
      const about = toAbout(request);
      const id = submission
        ? submittedResumeId(request.owner, `${about.document}/${submission}`)
        : undefined;
      const state = of === undefined ? undefined : orNotFound(parseVersionId(of));
      const made = await keepNamed(db, about, { name, of: state, ...(id && { id }) });
      return success({ code: 'done.versionNamed' }, { version_id: made });
    },
  });

  app.route({
    ...getVersion,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.documentId);
      const state = orNotFound(parseVersionId(params.versionId));
      const found = orNotFound(
        await findDocument(db, { owner, id, state: { of: state, now: now() }, ...known }),
      );
      const version = orNotFound(
        await queries.describeState(db, { document: id, now: now() }, state),
      );
      return success({ code: 'done.earlierVersion' }, { version, data: toWhole(found) });
    },
  });

  app.route({
    ...restoreVersion,
    preHandler: takeTurn,
    handler: async (request) => {
      const state = orNotFound(parseVersionId(request.params.versionId));
      const before = await restoreState(db, toAbout(request), state, request.body);
      return success({ code: 'done.versionRestored' }, { version_id: before });
    },
  });

  app.route({
    ...deleteVersion,
    handler: async ({ owner, params }) => {
      const document = toResumeId(params.documentId);
      const state = orNotFound(parseVersionId(params.versionId));
      await removeVersion(db, { owner, document, now: now() }, state);
      return success({ code: 'done.versionDeleted' });
    },
  });

  app.route({
    ...deleteVersions,
    handler: async ({ owner, params }) => {
      const document = toResumeId(params.documentId);
      await removeVersions(db, { owner, document, now: now() });
      return success({ code: 'done.versionsDeleted' });
    },
  });
};
