import {
  changeEmail,
  newAddressOf,
  sendVerificationEmail,
  verifyEmail,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { type AccountRouteParts, describeLogin } from '../account-parts.ts';
import { DONE } from '../done.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { findAccount, findHolder, isDouble, settleAddress } from '../queries.ts';
import { addressTaken, wrongLink } from '../refusals.ts';
import { purposeOf, takeLink } from './link-queries.ts';
import { mailChange, mailConfirmation } from './mail-links.ts';
import * as mails from './mails.ts';

/** The address of an account: confirming it, and moving to another one. */
export const addressRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { db, limits, mailer, callers, now } = parts;

  app.route({
    ...sendVerificationEmail,
    handler: async (request) => {
      await limits.count('confirmationOf', request.owner);
      const account = orNotFound(await findAccount(db, request.owner));
      if (account.emailVerified)
        throw new AppError('invalid', { code: 'accounts.confirmedAlready' });
      await mailConfirmation(parts, account);
      return DONE;
    },
  });

  app.route({
    ...verifyEmail,
    handler: async (request) => {
      const { owner, body, ip } = request;
      await limits.countFrom('linkFrom', ip);
      const settled = db.transaction(async (transaction) => {
        const account = await takeLink(transaction, purposeOf(body.token), body.token, now());
        // Only someone who is logged in to the account: else somebody could sign up with your address
        // and have you confirm it for them.
        if (account?.id !== owner) throw wrongLink();
        await settleAddress(transaction, owner, newAddressOf(body.token) ?? account.email);
      });
      await settled.catch((error: unknown) => {
        throw isDouble(error) ? addressTaken() : error;
      });
      if (newAddressOf(body.token) !== undefined) {
        await tellOfRequest(parts, request, { owner, what: 'address_changed' });
      }
      return describeLogin(parts, owner);
    },
  });

  app.route({
    ...changeEmail,
    handler: async (request) => {
      const { owner, body } = request;
      await callers.reauthenticate(request, body);
      const account = orNotFound(await findAccount(db, owner));
      if (account.email === body.newEmail) {
        throw new AppError('invalid', { code: 'accounts.sameAddress' }, { field: 'newEmail' });
      }
      await limits.count('confirmationOf', owner);
      await limits.count('confirmationTo', body.newEmail);
      const holder = await findHolder(db, body.newEmail);
      if (holder) mailer.post(mails.addressInUseNotice(holder));
      else await mailChange(parts, account, body.newEmail);
      mailer.post(mails.addressChangeNotice(account));
      return DONE;
    },
  });
};
