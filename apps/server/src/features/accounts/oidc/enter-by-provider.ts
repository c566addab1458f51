import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import type { AccountParts } from '../account-parts.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { beginSession } from '../log-in/begin-session.ts';
import { findHolder } from '../queries.ts';
import { openSessionBy } from '../sessions/open-session.ts';
import { createAccount } from '../sign-up/create-account.ts';
import type { Identity } from './ask-provider.ts';
import { findLinkedAccount, link, linkByAddress } from './oidc-queries.ts';
import { Trouble } from './trouble.ts';

type Account = { id: UserId; email: string };

/** Logs somebody in whom a provider knows; gives what of a guest's moved to their account. */
export async function enterByProvider(
  parts: AccountParts,
  who: Identity & { invitation?: string | undefined },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { id, email } =
    (await findLinkedAccount(parts.db, who)) ??
    (await linkOrCreate(parts, who, request).catch(async (error: unknown) => {
      // The same person may come back twice at once.
      const made = await findLinkedAccount(parts.db, who);
      if (made) return made;
      throw error;
    }));
  const isWay = async (transaction: Db) => (await findLinkedAccount(transaction, who))?.id === id;
  const opened = await openSessionBy(parts, request, { owner: id, isWay });
  if (!opened) throw new Trouble('failed');
  return (await beginSession(parts, opened, { request, reply, email })).claimed;
}

/**
 * Finds the account of somebody who comes from a provider for the first time: the one with their address as `linkByAddress` allows,
 * or a new one. An address that the provider has not verified opens nothing: else somebody could sign up there with another's.
 */
async function linkOrCreate(
  parts: AccountParts,
  who: Identity & { invitation?: string | undefined },
  request: FastifyRequest,
): Promise<Account> {
  const { db, limits } = parts;
  const { email, isVerified, name, invitation } = who;
  if (email === undefined) throw new Trouble('noAddress');
  if (!isVerified) throw new Trouble('unverified');
  if (await findHolder(db, email)) {
    const holder = await linkByAddress(parts, email, who);
    if (typeof holder === 'string') throw new Trouble(holder);
    await tellOfRequest(parts, request, { owner: holder.id, what: 'provider_linked' });
    return holder;
  }
  await limits.countFrom('signUpFrom', request.ip);
  const way = { issuer: who.issuer, subject: who.subject };
  const id = await createAccount(parts, { name, email, emailVerified: true, invitation, way });
  return { id, email };
}

/** Links the account that asked for it to somebody at a provider, under any address there. */
export async function linkToProvider(
  parts: AccountParts,
  { owner, who }: { owner: UserId; who: Identity },
  request: FastifyRequest,
): Promise<void> {
  if (!(await link(parts.db, owner, who))) throw new Trouble('linkedElsewhere');
  await tellOfRequest(parts, request, { owner, what: 'provider_linked' });
}
