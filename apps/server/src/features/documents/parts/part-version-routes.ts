import { listPartVersions } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import * as versionQueries from './version-queries.ts';

/** Adds the call that lists what the parts of documents said before. */
export const partVersionRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (
  app,
  { db, takeTurn },
) => {
  app.route({
    ...listPartVersions,
    preHandler: takeTurn,
    handler: async ({ owner, query: { ids, after } }) => {
      const { read, next } = await versionQueries.listPartVersions(db, { owner, ids }, after);
      const versions = read.map(({ document, key, revision, schema, content, madeAt }) => ({
        document_id: document,
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
