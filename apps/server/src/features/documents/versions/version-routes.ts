import {
  deleteVersion,
  deleteVersions,
  listNamedVersions,
  listVersions,
  nameVersion,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { findKindNamed } from '../find-kind.ts';
import { submittedResumeId, toResumeId } from '../ids.ts';
import { removeSentState, removeVersion, removeVersions } from './delete-version-queries.ts';
import { listNamed } from './list-named-queries.ts';
import * as queries from './list-versions-queries.ts';
import { keepMoment } from './moment-queries.ts';
import { parseSentState } from './sent-state-queries.ts';
import { parseVersionId } from './state-queries.ts';
import { toOfDocument } from './to-of-document.ts';

/** The earlier states of documents: list, keep, delete. */
export const versionRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, forms, takeTurn } = parts;

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
    ...listNamedVersions,
    preHandler: takeTurn,
    handler: async ({ owner, query }) => {
      const { kind } = findKindNamed(forms.kinds, query.kind);
      const page = await listNamed(db, { owner, kind }, query.after);
      return success({ code: 'done.earlierVersions' }, page);
    },
  });

  app.route({
    ...nameVersion,
    preHandler: takeTurn,
    handler: async (request) => {
      const { name, of, submission_id: submission } = request.body;
      const kept =
        name === undefined ? { reason: 'imported' as const } : { reason: 'named' as const, name };
      const about = toOfDocument(parts, request);
      const id = submission
        ? submittedResumeId(request.owner, `${about.document}/${submission}`)
        : undefined;
      const state = of === undefined ? undefined : orNotFound(parseVersionId(of));
      const made = await keepMoment(db, about, { ...kept, of: state, ...(id && { id }) });
      return success({ code: 'done.versionNamed' }, { version_id: made });
    },
  });

  app.route({
    ...deleteVersion,
    handler: async ({ owner, params }) => {
      const about = { owner, document: toResumeId(params.documentId), now: now() };
      const sent = parseSentState(params.versionId);
      if (sent === undefined)
        await removeVersion(db, about, orNotFound(parseVersionId(params.versionId)));
      else await removeSentState(db, about, sent);
      return success({ code: 'done.versionDeleted' });
    },
  });

  app.route({
    ...deleteVersions,
    handler: async ({ owner, params }) => {
      await removeVersions(db, { owner, document: toResumeId(params.documentId), now: now() });
      return success({ code: 'done.versionsDeleted' });
    },
  });
};
