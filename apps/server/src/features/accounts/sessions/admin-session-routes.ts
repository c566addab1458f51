import { endSessionsOf } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { AccountParts } from '../account-parts.ts';
import { tellAccount } from '../events/tell-account.ts';
import { endSessionsByEmail } from './session-queries.ts';

/** Adds the call by which an admin logs an account out everywhere. */
export const adminSessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  app.route({
    ...endSessionsOf,
    handler: async ({ owner: actor, body }) => {
      const done = await endSessionsByEmail(parts.db, body.email, actor);
      if (done === undefined) {
        throw new AppError('invalid', { code: 'accounts.unknown' }, { field: 'email' });
      }
      const { account, ended } = done;
      if (ended > 0) await tellAccount(parts, { owner: account, what: 'sessions_ended' });
      return success({ code: 'done.sessionsEnded' }, { ended });
    },
  });
};
