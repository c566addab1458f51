import { changePassword, requestPasswordReset, resetPassword } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { type AccountParts, describeLogin } from '../account-parts.ts';
import { tellAccount } from '../events/tell-account.ts';
import { endMarks } from '../log-in/browser-queries.ts';
import { endLinks, findLinked, takeLink } from '../mails/link-queries.ts';
import { mailReset } from '../mails/mail-links.ts';
import * as mails from '../mails/mails.ts';
import { findAccount, settleReset } from '../queries.ts';
import { withProof } from '../reauthenticate.ts';
import { wrongLink } from '../refusals.ts';
import { headersOf, kindOfBrowser, sendCookies } from '../sessions/cookie-session.ts';
import { checkNewPassword } from './check-new-password.ts';

/** Passwords that are reset: by a mailed link, or by someone who knows the old one. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { auth, db, hasher, limits, browsers, mailer, now } = parts;
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay);
  });

  app.route({
    ...requestPasswordReset,
    handler: async ({ body, ip, log }) => {
      await limits.countFrom('resetFrom', ip);
      await limits.count('resetTo', body.email);
      // Behind the answer, so that it takes as long for an address that nobody has.
      const asked = mailReset(parts, body.email)
        .catch((error: unknown) => log.error({ err: error }, 'a reset could not be mailed'))
        .finally(() => underWay.delete(asked));
      underWay.add(asked);
      return { status: true as const };
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request, reply) => {
      const { body, ip } = request;
      await limits.countFrom('linkFrom', ip);
      const owner = await findLinked(db, 'reset', body.token, now());
      if (!owner) throw wrongLink();
      checkNewPassword(body.newPassword, owner, 'newPassword');
      const hash = await hasher.hash(body.newPassword);
      await db.transaction(async (transaction) => {
        if (!(await takeLink(transaction, 'reset', body.token, now()))) throw wrongLink();
        await settleReset(transaction, owner.id, hash);
      });
      mailer.post(mails.passwordChangedNotice(owner));
      await tellAccount(parts, {
        owner: owner.id,
        what: 'password_changed',
        browser: kindOfBrowser(request),
      });
      await limits.clear('guessInKnownBrowsers', owner.email);
      await browsers.remember(request, reply, owner.id);
      return { status: true as const };
    },
  });

  app.route({
    ...changePassword,
    handler: async (request, reply) => {
      const { owner, body } = request;
      const account = orNotFound(await findAccount(db, owner));
      checkNewPassword(body.newPassword, account, 'newPassword');
      const { headers } = await withProof(parts, request, { field: 'currentPassword' }, () =>
        auth.api.changePassword({
          body: { ...body, revokeOtherSessions: true },
          headers: headersOf(request),
          returnHeaders: true,
        }),
      );
      await endLinks(db, owner);
      await endMarks(db, owner);
      await limits.clear('guessInKnownBrowsers', account.email);
      await browsers.remember(request, reply, owner);
      mailer.post(mails.passwordChangedNotice(account));
      await tellAccount(parts, {
        owner,
        what: 'password_changed',
        browser: kindOfBrowser(request),
      });
      sendCookies(headers, reply);
      return describeLogin(parts, owner);
    },
  });
};
