import { getVersion, restoreVersion } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { toWhole } from '../document-wire.ts';
import { findDocument } from '../find-document-queries.ts';
import { toResumeId } from '../ids.ts';
import * as queries from './list-versions-queries.ts';
import { restoreState } from './restore-queries.ts';
import { findSentState, parseSentState } from './sent-state-queries.ts';
import { parseVersionId } from './state-queries.ts';
import { toOfDocument } from './to-of-document.ts';

/** One earlier state of a document: read, and brought back. */
export const stateRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, forms, takeTurn } = parts;
  const known = { forms, kinds: forms.kinds.all };

  app.route({
    ...getVersion,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.documentId);
      const sent = parseSentState(params.versionId);
      if (sent !== undefined) {
        const frozen = orNotFound(await findSentState(db, { owner, document: id }, sent));
        return success({ code: 'done.earlierVersion' }, frozen);
      }
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
      const { versionId } = request.params;
      const about = toOfDocument(parts, request);
      const sent = parseSentState(versionId);
      const state =
        sent === undefined
          ? orNotFound(parseVersionId(versionId))
          : orNotFound(await findSentState(db, about, sent)).data;
      const before = await restoreState(db, about, state, request.body);
      return success({ code: 'done.versionRestored' }, { version_id: before });
    },
  });
};
