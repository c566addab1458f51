import { deleteUser, updateUser } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { type AccountRouteParts, describeLogin } from './account-parts.ts';
import * as mails from './mails/mails.ts';
import { findAccount, removeUser } from './queries.ts';
import { ask } from './refusals.ts';
import { endSession, headersOf, sendCookies } from './sessions/cookie-session.ts';

/** The account itself: the name it goes by, and the end of it. */
export const accountRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { auth, db, mailer, callers, features } = parts;

  app.route({
    ...updateUser,
    handler: async (request, reply) => {
      const { headers } = await ask(
        auth.api.updateUser({
          body: { name: request.body.name },
          headers: headersOf(request),
          returnHeaders: true,
        }),
      );
      sendCookies(headers, reply);
      return describeLogin(parts, request.owner);
    },
  });

  app.route({
    ...deleteUser,
    handler: async (request, reply) => {
      await callers.reauthenticate(request, request.body);
      const account = orNotFound(await findAccount(db, request.owner));
      await removeUser(db, request.owner, features);
      await endSession(auth, request, reply);
      mailer.post(mails.accountDeletedNotice(account));
      return { success: true as const };
    },
  });
};
