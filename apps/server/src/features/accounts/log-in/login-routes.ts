import { getJwks, getSession, getToken, signIn, signOut, signUp } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AccountParts, describeLogin } from '../account-parts.ts';
import { mailConfirmation } from '../mails/mail-links.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { isAddressTaken } from '../queries.ts';
import { addressTaken, ask } from '../refusals.ts';
import { browserOf, endSession, findSession } from '../sessions/cookie-session.ts';
import { endOf } from '../sessions/session-end.ts';
import { beginSession } from './begin-session.ts';
import { countLogIn } from './count-log-in.ts';

/** Beginning and ending a session, and who is calling. */
export const loginRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { auth, db, hasher, limits, browsers, isAdmin } = parts;

  app.route({
    ...getSession,
    handler: async (request, reply) => {
      const found = await findSession(auth, request, reply);
      if (found === undefined) return null;
      const { id, name, email, emailVerified, isAnonymous } = found.user;
      const isGuest = isAnonymous === true;
      return {
        session: { expiresAt: endOf({ ...found.session, isAnonymous }).toISOString() },
        user: {
          id,
          name,
          email: isGuest ? '' : email,
          emailVerified,
          isAnonymous: isGuest,
          isAdmin: isAdmin(found.user),
        },
      };
    },
  });

  app.route({
    ...signUp,
    handler: async (request, reply) => {
      const { body } = request;
      checkNewPassword(body.password, body, 'password');
      await limits.countFrom('signUpFrom', request.ip);
      if (await isAddressTaken(db, body.email)) throw addressTaken();
      const opened = await hasher
        .ahead(body.password, () =>
          ask(auth.api.signUpEmail({ body, headers: browserOf(request), returnHeaders: true })),
        )
        .catch(async (error: unknown) => {
          // Two sign-ups at once: better-auth says of both "could not be created" and of a failure too.
          throw (await isAddressTaken(db, body.email)) ? addressTaken() : error;
        });
      const entered = await beginSession(parts, opened, { request, reply, email: body.email });
      // The account is there: a link that could not be made is no reason to say that it is not.
      await mailConfirmation(parts, entered.user).catch((error: unknown) =>
        request.log.error({ err: error }, 'a confirmation could not be mailed'),
      );
      return entered;
    },
  });

  app.route({
    ...signIn,
    handler: async (request, reply) => {
      const { body } = request;
      const mark = await browsers.find(request, body.email);
      const takeBack = await countLogIn(limits, { email: body.email, mark, ip: request.ip });
      // Without the cookies: of a session that has ended, better-auth would take away the new one too.
      const opened = await ask(
        auth.api.signInEmail({ body, headers: browserOf(request), returnHeaders: true }),
      );
      await takeBack();
      return beginSession(parts, opened, { request, reply, email: body.email });
    },
  });

  app.route({
    ...signOut,
    handler: async (request, reply) => endSession(auth, request, reply),
  });

  app.route({
    ...getToken,
    handler: async ({ owner }) => ({ token: (await describeLogin(parts, owner)).token }),
  });

  app.route({ ...getJwks, handler: async () => auth.api.getJwks() });
};
