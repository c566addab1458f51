import { getHealth, getReadiness, type PartState } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#db/database.ts';
import type { Stopping } from '#http/connection/stopping.ts';
import { AppError, refusal } from '#http/errors/errors.ts';
import type { PublicAddress } from '#http/public-address.ts';
import { success } from '#http/success.ts';

type HealthParts = {
  database: Database;
  stopping: Stopping;
  address: PublicAddress;
  storeState: () => Promise<PartState>;
};

/** A server that is busy is up. */
const ALWAYS = { config: { isNeverShed: true } };

/** Adds the calls of machines: is the process up, and can it do its work. */
export const healthRoutes: FastifyPluginAsyncZod<HealthParts> = async (
  app,
  { database, stopping, address, storeState },
) => {
  app.route({
    ...getHealth,
    ...ALWAYS,
    handler: async (request) => {
      address.noticeVisit(request);
      return success({ code: 'done.up' });
    },
  });

  app.route({
    ...getReadiness,
    ...ALWAYS,
    handler: async () => {
      if (stopping.hasBegun) throw new AppError('overload', { code: 'errors.stopping' });
      if (!(await database.ready())) throw refusal('overload');
      if ((await storeState()) === 'refuses')
        throw new AppError('overload', { code: 'errors.storeRefuses' });
      return success({ code: 'done.ready' });
    },
  });
};
