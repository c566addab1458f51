import { changeEmail, sendVerificationEmail, verifyEmail } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, found } from '#http/errors/errors.ts';
import { type AccountParts, describeLogin, insistOnPassword } from '../account-parts.ts';
import { endLinks, findAccount, findHolder, isDouble } from '../queries.ts';
import { addressTaken, ask, wrongLink } from '../refusals.ts';
import { headersOf, sendCookies } from '../sessions/callers.ts';
import { addressOfLink } from './link-token.ts';
import * as mails from './mails.ts';

const DONE = { status: true as const };

/** The address of an account: confirming it, and moving to another one. */
export const addressRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { auth, db, limits, mailer } = parts;

  app.route({
    ...sendVerificationEmail,
    handler: async (request) => {
      await limits.count('confirmationOf', request.owner);
      const { email } = found(await findAccount(db, request.owner));
      await ask(auth.api.sendVerificationEmail({ body: { email }, headers: headersOf(request) }));
      return DONE;
    },
  });

  app.route({
    ...verifyEmail,
    handler: async (request, reply) => {
      const { owner, body, ip } = request;
      await limits.countFrom('linkFrom', ip);
      // Only someone who is logged in to the account: else somebody could sign up with your address
      // and have you confirm it for them.
      const { email } = found(await findAccount(db, owner));
      if (addressOfLink(body.token) !== email) throw wrongLink();
      const verified = auth.api.verifyEmail({
        query: { token: body.token },
        headers: headersOf(request),
        returnHeaders: true,
      });
      const { headers } = await ask(verified).catch(async (error: unknown) => {
        throw isDouble(error) ? addressTaken() : error;
      });
      await endLinks(db, owner);
      sendCookies(headers, reply);
      return describeLogin(parts, owner);
    },
  });

  app.route({
    ...changeEmail,
    handler: async (request) => {
      const { owner, body } = request;
      await insistOnPassword(parts, request, body.password);
      const account = found(await findAccount(db, owner));
      if (account.email === body.newEmail) {
        throw new AppError('invalid', { code: 'accounts.sameAddress' }, { field: 'newEmail' });
      }
      await limits.count('confirmationOf', owner);
      await limits.count('confirmationTo', body.newEmail);
      const holder = await findHolder(db, body.newEmail);
      if (holder) mailer.post(mails.addressInUseNotice(holder));
      else {
        const { newEmail } = body;
        await ask(auth.api.changeEmail({ body: { newEmail }, headers: headersOf(request) }));
      }
      mailer.post(mails.addressChangeNotice(account));
      return DONE;
    },
  });
};
