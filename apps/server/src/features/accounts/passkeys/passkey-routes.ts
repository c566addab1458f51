import {
  addPasskey,
  askForPasskey,
  askToAddPasskey,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db, UserId } from '#db/db.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import type { AccountRouteParts } from '../account-parts.ts';
import { DONE } from '../done.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { findAccount } from '../queries.ts';
import { wrongPasskey } from '../refusals.ts';
import { hasOtherWays, lockAccount } from '../ways-in/ways-in-queries.ts';
import { checkNew } from './check-passkey.ts';
import { creationOptions, requestOptions } from './passkey-options.ts';
import * as queries from './passkey-queries.ts';

/** Adds the calls of an account's passkeys. */
export const passkeyRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { db, callers, now } = parts;

  app.route({
    ...askForPasskey,
    handler: async (request, reply) =>
      requestOptions(parts, { request, reply }, { purpose: 'proof', owner: request.owner }),
  });

  app.route({
    ...askToAddPasskey,
    handler: async (request, reply) => {
      await callers.reauthenticate(request, request.body);
      const account = orNotFound(await findAccount(db, request.owner));
      return creationOptions(parts, { request, reply }, account);
    },
  });

  app.route({
    ...addPasskey,
    handler: async (request) => {
      const { owner, body } = request;
      const { passkey, name } = body;
      const { credential, take } = await checkNew(parts, request, { passkey, owner });
      await db.transaction(async (transaction) => {
        await insistOnRoom(transaction, owner);
        await take(transaction);
        const added = await queries.insertPasskey(transaction, {
          id: credential.id,
          userId: owner,
          name,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: passkey.response.transports,
          createdAt: now(),
        });
        if (!added) throw wrongPasskey();
      });
      await tellOfRequest(parts, request, { owner, what: 'passkey_added' });
      return DONE;
    },
  });

  app.route({
    ...renamePasskey,
    handler: async ({ owner, body }) => {
      if (!(await queries.setPasskeyName(db, owner, body))) throw refusal('not_found');
      return DONE;
    },
  });

  app.route({
    ...removePasskey,
    handler: async (request) => {
      const { owner, body } = request;
      await callers.reauthenticate(request, body);
      await db.transaction(async (transaction) => {
        const isSafe = await hasOtherWays(transaction, owner, parts);
        if (!(await queries.deletePasskey(transaction, owner, body.id))) throw refusal('not_found');
        if (!isSafe) throw new AppError('invalid', { code: 'accounts.lastWayIn' });
      });
      await tellOfRequest(parts, request, { owner, what: 'passkey_removed' });
      return DONE;
    },
  });
};

async function insistOnRoom(transaction: Db, owner: UserId): Promise<void> {
  await lockAccount(transaction, owner);
  if ((await queries.countPasskeys(transaction, owner)) < MOST_PASSKEYS) return;
  const reason = { code: 'accounts.mostPasskeys', params: { most: MOST_PASSKEYS } } as const;
  throw new AppError('invalid', reason);
}
