import { getJwks, getSession, getToken, signIn, signOut, signUp } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { type AccountParts, describeLogin } from '../account-parts.ts';
import { mailConfirmation } from '../mails/mail-links.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { findPassword } from '../passwords/password-queries.ts';
import { isAddressTaken } from '../queries.ts';
import { addressTaken, insistOnPasswords, wrongLogIn } from '../refusals.ts';
import { checkSecondFactor } from '../second-factor/check-code.ts';
import { endSession, findSession } from '../sessions/cookie-session.ts';
import { openSession, openSessionBy } from '../sessions/open-session.ts';
import { endOf } from '../sessions/session-end.ts';
import { checkSignUp, createAccount } from '../sign-up/create-account.ts';
import { beginSession } from './begin-session.ts';
import { countLogIn } from './count-log-in.ts';

/** Beginning and ending a session, and who is calling. */
export const loginRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { auth, db, hasher, limits, browsers, isAdmin, offer } = parts;

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
      const { name, email, password, invitation } = request.body;
      insistOnPasswords(offer);
      checkNewPassword(password, { name, email }, 'password');
      await limits.countFrom('signUpFrom', request.ip);
      await checkSignUp(parts, { email, invitation });
      if (await isAddressTaken(db, email)) throw addressTaken();
      // Before the transaction: the embedded database has one connection.
      const way = { passwordHash: await hasher.hash(password) };
      const account = { name, email, emailVerified: false, invitation, way };
      const id = await createAccount(parts, account);
      const opened = await openSession(parts, request, id);
      const entered = await beginSession(parts, opened, { request, reply, email });
      if (!entered.user.emailVerified) {
        // The account is there: a link that could not be made is no reason to say that it is not.
        await mailConfirmation(parts, entered.user).catch((error: unknown) =>
          request.log.error({ err: error }, 'a confirmation could not be mailed'),
        );
      }
      return entered;
    },
  });

  app.route({
    ...signIn,
    handler: async (request, reply) => {
      const { body } = request;
      insistOnPasswords(offer);
      const mark = await browsers.find(request, body.email);
      const takeBack = await countLogIn(limits, { email: body.email, mark, ip: request.ip });
      const { owner, hash } = await checkPassword(parts, body);
      await takeBack();
      await checkSecondFactor(parts, request, { owner, code: body.code });
      const isWay = async (transaction: Db) =>
        (await findPassword(transaction, body.email))?.hash === hash;
      const opened = await openSessionBy(parts, request, { owner, isWay });
      if (!opened) throw wrongLogIn();
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
