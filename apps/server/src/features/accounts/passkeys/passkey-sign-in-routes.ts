import { askToSignInByPasskey, signInByPasskey } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { orNotFound } from '#http/errors/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { beginSession } from '../log-in/begin-session.ts';
import { findAccount } from '../queries.ts';
import { wrongPasskey } from '../refusals.ts';
import { openSessionBy } from '../sessions/open-session.ts';
import { checkAnswer } from './check-passkey.ts';
import { requestOptions } from './passkey-options.ts';
import { findPasskey } from './passkey-queries.ts';

/** Adds the calls by which somebody logs in by a passkey. No second factor is asked for: the passkey has checked who holds it. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { db, limits } = parts;

  app.route({
    ...askToSignInByPasskey,
    handler: async (request, reply) =>
      requestOptions(parts, { request, reply }, { purpose: 'sign-in' }),
  });

  app.route({
    ...signInByPasskey,
    handler: async (request, reply) => {
      const takeBack = await limits.countFrom('passkeyFrom', request.ip);
      const answered = { answer: request.body.passkey, use: { purpose: 'sign-in' as const } };
      const { id, userId: owner } = await checkAnswer(parts, request, answered);
      await takeBack();
      const { email } = orNotFound(await findAccount(db, owner));
      const isWay = async (transaction: Db) => (await findPasskey(transaction, id)) !== undefined;
      const opened = await openSessionBy(parts, request, { owner, isWay });
      if (!opened) throw wrongPasskey();
      return beginSession(parts, opened, { request, reply, email });
    },
  });
};
