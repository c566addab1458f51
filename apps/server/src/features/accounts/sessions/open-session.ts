import type { FastifyRequest } from 'fastify';
import type { UserId } from '#db/db.ts';
import { cookieLine } from '#http/cookies.ts';
import type { Auth } from '../auth.ts';
import type { Opened } from '../log-in/begin-session.ts';
import { kindOfBrowser } from './cookie-session.ts';
import { signCookie } from './signed-cookie.ts';

/** Opens a session for the owner of an account who has shown who they are without a password. */
export async function openSession(
  { auth, secret }: { auth: Auth; secret: string },
  request: FastifyRequest,
  owner: UserId,
): Promise<Opened> {
  const { internalAdapter, authCookies } = await auth.$context;
  const userAgent = kindOfBrowser(request);
  const { token } = await internalAdapter.createSession(owner, false, { userAgent });
  const { name, attributes } = authCookies.sessionToken;
  const { path = '/', maxAge = 0, secure: isHttps = false } = attributes;
  const cookie = cookieLine([name, signCookie(token, secret)], { path, maxAge, isHttps });
  return {
    headers: new Headers({ 'set-cookie': cookie }),
    response: { token, user: { id: owner } },
  };
}
