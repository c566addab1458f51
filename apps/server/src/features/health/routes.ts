import { getHealth, getReadiness } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#db/database.ts';
import { refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';

/** What machines ask: is the process up, and can it do its work. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (
  app,
  { database },
) => {
  app.route({ ...getHealth, handler: async () => success({ code: 'done.up' }) });

  app.route({
    ...getReadiness,
    handler: async () => {
      if (!(await database.ready())) throw refusal('overload');
      return success({ code: 'done.ready' });
    },
  });
};
