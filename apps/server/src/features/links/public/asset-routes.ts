import { getSharedAsset } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import type { Assets } from '../page/assets.ts';

/** The style and the fonts of pages of links. */
export const assetRoutes: FastifyPluginAsyncZod<{ assets: () => Promise<Assets> }> = async (
  app,
  { assets },
) => {
  app.route({
    ...getSharedAsset,
    handler: async ({ params }, reply) => {
      const { byName } = await assets();
      const { type, read } = orNotFound(byName.get(params.asset));
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await read());
    },
  });
};
