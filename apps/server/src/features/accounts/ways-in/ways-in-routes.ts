import { getWaysIn } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountParts } from '../account-parts.ts';
import { listWaysIn, readSecondFactor } from './ways-in-queries.ts';

/** Adds the call that lists the ways into the account. */
export const waysInRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { db } = parts;
  app.route({
    ...getWaysIn,
    handler: async ({ owner }) => {
      const { passkeys, ...ways } = await listWaysIn(db, owner, parts);
      return {
        ...ways,
        passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
          ...passkey,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        secondFactor: await readSecondFactor(db, owner),
      };
    },
  });
};
