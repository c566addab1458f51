import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { seal } from '#lib/seal.ts';
import type { AccountRouteParts } from '../account-parts.ts';
import { DONE } from '../done.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { findAccount } from '../queries.ts';
import { lockAccount } from '../ways-in/ways-in-queries.ts';
import { checkSecondFactor, KEYS, stepIn, tryCode } from './check-code.ts';
import { digestOfCode, makeRecoveryCodes } from './recovery.ts';
import * as queries from './second-factor-queries.ts';
import { addressOf, makeKey } from './totp.ts';

const changed = () => new AppError('invalid', { code: 'accounts.factorChanged' });

/** Adds the calls of two-step codes: on, off, and new recovery codes. */
export const secondFactorRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { db, callers, secret, now } = parts;

  app.route({
    ...beginSecondFactor,
    handler: async (request) => {
      const { owner, body } = request;
      await callers.reauthenticate(request, body);
      const { email } = orNotFound(await findAccount(db, owner));
      const key = makeKey();
      const sealed = seal(key, { secret, purpose: KEYS });
      if (!(await queries.keepKey(db, owner, sealed))) throw changed();
      return { key, address: addressOf(key, email) };
    },
  });

  app.route({
    ...confirmSecondFactor,
    handler: async (request) => {
      const { owner, body } = request;
      const waiting = await queries.findWaiting(db, owner);
      if (!waiting) throw changed();
      const { sealed } = waiting;
      const step = await tryCode(parts, request, {
        owner,
        isRight: async () => stepIn(parts, waiting, body.code, now()),
      });
      const recoveryCodes = makeRecoveryCodes();
      await db.transaction(async (transaction) => {
        await lockAccount(transaction, owner);
        const confirmed = { sealed, step, now: now() };
        if (!(await queries.confirmFactor(transaction, owner, confirmed))) throw changed();
        await queries.replaceRecoveryCodes(transaction, owner, recoveryCodes.map(digestOfCode));
      });
      await tellOfRequest(parts, request, { owner, what: 'factor_on' });
      return { recoveryCodes };
    },
  });

  app.route({
    ...endSecondFactor,
    handler: async (request) => {
      const { owner, body } = request;
      await callers.reauthenticate(request, body);
      if (!(await queries.findSecondFactor(db, owner))) throw changed();
      await checkSecondFactor(parts, request, { owner, code: body.code });
      await db.transaction(async (transaction) => {
        await lockAccount(transaction, owner);
        await queries.deleteFactor(transaction, owner);
      });
      await tellOfRequest(parts, request, { owner, what: 'factor_off' });
      return DONE;
    },
  });

  app.route({
    ...renewRecoveryCodes,
    handler: async (request) => {
      const { owner, body } = request;
      await callers.reauthenticate(request, body);
      const recoveryCodes = makeRecoveryCodes();
      await db.transaction(async (transaction) => {
        await lockAccount(transaction, owner);
        if (!(await queries.findSecondFactor(transaction, owner))) throw changed();
        await queries.replaceRecoveryCodes(transaction, owner, recoveryCodes.map(digestOfCode));
      });
      await tellOfRequest(parts, request, { owner, what: 'recovery_renewed' });
      return { recoveryCodes };
    },
  });
};
