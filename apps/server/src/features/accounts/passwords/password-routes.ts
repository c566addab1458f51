import { changePassword, requestPasswordReset, resetPassword } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserId } from '#db/db.ts';
import { orNotFound } from '#http/errors/errors.ts';
import { type AccountRouteParts, describeLogin } from '../account-parts.ts';
import { DONE } from '../done.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { findLinked, takeLink } from '../mails/link-queries.ts';
import { mailReset } from '../mails/mail-links.ts';
import * as mails from '../mails/mails.ts';
import { findAccount } from '../queries.ts';
import { insistOnPasswords, wrongLink } from '../refusals.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkNewPassword } from './check-new-password.ts';
import { settlePassword, settleReset } from './password-queries.ts';

/** Passwords that are reset: by a mailed link, or by someone who knows the old one. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { db, hasher, limits, browsers, callers, offer, now } = parts;
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay);
  });

  app.route({
    ...requestPasswordReset,
    handler: async ({ body, ip, log }) => {
      insistOnPasswords(offer);
      await limits.countFrom('resetFrom', ip);
      await limits.count('resetTo', body.email);
      // Behind the answer, so that it takes as long for an address that nobody has.
      const asked = mailReset(parts, body.email)
        .catch((error: unknown) => log.error({ err: error }, 'a reset could not be mailed'))
        .finally(() => underWay.delete(asked));
      underWay.add(asked);
      return DONE;
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request, reply) => {
      const { body, ip } = request;
      insistOnPasswords(offer);
      await limits.countFrom('linkFrom', ip);
      const owner = await findLinked(db, 'reset', body.token, now());
      if (!owner) throw wrongLink();
      checkNewPassword(body.newPassword, owner, 'newPassword');
      const hash = await hasher.hash(body.newPassword);
      await db.transaction(async (transaction) => {
        if (!(await takeLink(transaction, 'reset', body.token, now()))) throw wrongLink();
        await settleReset(transaction, owner.id, hash);
      });
      await tellOfChange(parts, request, owner);
      await limits.clear('guessInKnownBrowsers', owner.email);
      await browsers.remember(request, reply, owner.id);
      return DONE;
    },
  });

  app.route({
    ...changePassword,
    handler: async (request, reply) => {
      const { owner, body } = request;
      const account = orNotFound(await findAccount(db, owner));
      checkNewPassword(body.newPassword, account, 'newPassword');
      const { currentPassword: password, passkey } = body;
      await callers.reauthenticate(request, { password, passkey, field: 'currentPassword' });
      const hash = await hasher.hash(body.newPassword);
      await db.transaction((transaction) => settlePassword(transaction, owner, hash));
      const { cookie } = await openSession(parts, request, owner);
      await limits.clear('guessInKnownBrowsers', account.email);
      await browsers.remember(request, reply, owner);
      await tellOfChange(parts, request, account);
      reply.header('set-cookie', cookie);
      return describeLogin(parts, owner);
    },
  });
};

/** Tells the owner of an account that its password was just changed. */
async function tellOfChange(
  parts: AccountRouteParts,
  request: FastifyRequest,
  account: { id: UserId; name: string; email: string },
): Promise<void> {
  parts.mailer.post(mails.passwordChangedNotice(account));
  await tellOfRequest(parts, request, { owner: account.id, what: 'password_changed' });
}
