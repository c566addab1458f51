import type { FastifyRequest } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import { cookieLine } from '#http/cookies.ts';
import type { Auth } from '../auth.ts';
import type { Opened } from '../log-in/begin-session.ts';
import { lockAccount } from '../ways-in/ways-in-queries.ts';
import { kindOfBrowser } from './cookie-session.ts';
import { endSessionByToken } from './session-queries.ts';
import { signCookie } from './signed-cookie.ts';

type Parts = { auth: Auth; db: Db; secret: string };

/** Opens a session for the owner of an account who has shown who they are. */
export async function openSession(
  { auth, secret }: Omit<Parts, 'db'>,
  request: FastifyRequest,
  owner: UserId,
): Promise<Opened> {
  const { internalAdapter, authCookies } = await auth.$context;
  const userAgent = kindOfBrowser(request);
  const { token } = await internalAdapter.createSession(owner, false, { userAgent });
  const { name, attributes } = authCookies.sessionToken;
  const { path = '/', maxAge = 0, secure: isHttps = false } = attributes;
  const cookie = cookieLine([name, signCookie(token, secret)], { path, maxAge, isHttps });
  return { owner, token, cookie };
}

/**
 * Opens a session by a way into an account, and ends it where that way was taken away meanwhile: a new password ends every session, and that is
 * to hold for one that is just being opened too. `isWay` looks with the account locked, so after any other change of it.
 */
export async function openSessionBy(
  parts: Parts,
  request: FastifyRequest,
  { owner, isWay }: { owner: UserId; isWay: (transaction: Db) => Promise<boolean> },
): Promise<Opened | undefined> {
  const opened = await openSession(parts, request, owner);
  const isStillWay = await parts.db.transaction(async (transaction) => {
    await lockAccount(transaction, owner);
    return isWay(transaction);
  });
  if (isStillWay) return opened;
  await endSessionByToken(parts.db, opened.token);
  return undefined;
}
