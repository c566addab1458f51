import { listPartVersions } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { toResumeId } from '../ids.ts';
import * as versionQueries from './version-queries.ts';

/** Adds the call that lists what the parts of a document said before. */
export const partVersionRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (
  app,
  { db, takeTurn },
) => {
  app.route({
    ...listPartVersions,
    preHandler: takeTurn,
    handler: async ({ owner, params, query }) => {
      const documentId = toResumeId(params.documentId);
      const { kept, next } = orNotFound(
        await versionQueries.listPartVersions(db, owner, documentId, query.after),
      );
      const versions = kept.map(({ key, revision, schema, content, madeAt }) => ({
        key,
        revision,
        schema,
        replaced_at: madeAt.toISOString(),
        content,
      }));
      return success({ code: 'done.earlierVersions' }, { versions, next });
    },
  });
};
