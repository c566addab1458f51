import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import type { Caller, SignIn } from '#http/callers.ts';
import { readCookie } from '#http/cookies.ts';
import { refusal } from '#http/errors/errors.ts';
import type { Auth } from '../auth.ts';
import type { Limits } from '../log-in/limits.ts';
import { describeBrowser } from './describe-browser.ts';
import { endOf, isFresh } from './session-end.ts';
import { findSessionByToken } from './session-queries.ts';
import { signedCookieReader } from './signed-cookie.ts';

type Parts = {
  db: Db;
  secret: string;
  auth: Auth;
  limits: Limits;
  isAdmin: (user: RoleFields) => boolean;
};

/** Fields of a user that decide whether they are an admin. */
export type RoleFields = { email: string; emailVerified: boolean; isAdmin?: boolean | null };

/**
 * Admins are accounts that were given the role, and the one whose address is `adminEmail`: with a
 * verified address in both cases, since anybody can sign up with an address that is not theirs.
 */
export const adminBy =
  (adminEmail: string | undefined) =>
  ({ email, emailVerified, isAdmin }: RoleFields): boolean =>
    emailVerified && (isAdmin === true || email === adminEmail?.toLowerCase());

/**
 * The way to sign in by a session whose token is in a cookie. Most calls come with a session that is neither over nor due to be renewed: that is
 * one query of ours, where better-auth takes two and several times the work. All else is better-auth's to decide.
 */
export function createCookieSession({ db, secret, auth, limits, isAdmin }: Parts) {
  const reader = auth.$context.then(({ authCookies }) =>
    signedCookieReader(authCookies.sessionToken.name, secret),
  );

  async function findFresh(request: FastifyRequest): Promise<Caller | undefined> {
    const readToken = await reader;
    const token = readToken(request.headers.cookie);
    const user = token === undefined ? undefined : await findUser(token);
    if (user === undefined || !isFresh(user, new Date())) return undefined;
    return { owner: user.id, isGuest: user.isAnonymous === true, isAdmin: isAdmin(user) };
  }

  const findUser = (token: string) => findSessionByToken(db, token).catch(refuseNow);

  return {
    async find(request, reply) {
      const fresh = await findFresh(request);
      if (fresh) return fresh;
      const found = await findSession(auth, request, reply);
      if (found === undefined) {
        if (await hasSessionCookie(auth, request)) throw refusal('no_session');
        return undefined;
      }
      const { user } = found;
      return {
        owner: user.id as UserId, // better-auth's ids are our owners' ids.
        isGuest: user.isAnonymous === true,
        isAdmin: isAdmin(user),
      };
    },

    async openGuest(request, reply) {
      await limits.countFrom('newGuestFrom', request.ip);
      const { headers, response } = await auth.api.signInAnonymous({
        headers: headersOf(request),
        returnHeaders: true,
      });
      sendCookies(headers, reply);
      return response.user.id as UserId; // As above.
    },
  } satisfies SignIn;
}

/**
 * The session that the request's cookie opens, renewed when a day has passed; undefined without
 * one. The cookie of a session that has ended is left where it is, so that it goes on telling an
 * ended session from none.
 */
export async function findSession(auth: Auth, request: FastifyRequest, reply: FastifyReply) {
  const { headers, response } = await read(
    auth.api.getSession({ headers: headersOf(request), returnHeaders: true }),
  );
  if (response === null || isOver(response)) return undefined;
  sendCookies(headers, reply);
  return response;
}

/** The session of the request as it is, not renewed; null without one. Throws `overload` as `read` does. */
export async function peekSession(auth: Auth, request: FastifyRequest) {
  const found = await read(auth.api.getSession({ headers: headersOf(request) }));
  return found === null || isOver(found) ? null : found;
}

type Found = Exclude<Awaited<ReturnType<Auth['api']['getSession']>>, null>;

/** Checks the end of a session that better-auth knows nothing of. */
const isOver = ({ session, user: { isAnonymous } }: Found) =>
  endOf({ ...session, isAnonymous }) <= new Date();

/** Throws `overload`: where a session is sought only the database can fail, which then cannot be had now. */
const refuseNow = (): never => {
  throw refusal('overload');
};

/**
 * Returns what better-auth reads of a session. It keeps the reason to itself when its reading fails; what can fail
 * there is the database, so that counts as one which cannot be had now.
 */
async function read<Session>(reading: Promise<Session>): Promise<Session> {
  try {
    return await reading;
  } catch (error) {
    throw isAPIError(error) && error.statusCode === 500 ? refusal('overload') : error;
  }
}

/** Ends the session of the request, if any, and takes its cookie away. */
export async function endSession(auth: Auth, request: FastifyRequest, reply: FastifyReply) {
  const { headers, response } = await auth.api.signOut({
    headers: headersOf(request),
    returnHeaders: true,
  });
  sendCookies(headers, reply);
  return response;
}

async function hasSessionCookie(auth: Auth, request: FastifyRequest): Promise<boolean> {
  const { authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  return readCookie(request, name) !== undefined;
}

/** Returns the kind of browser that sent a request, such as "Firefox on Windows". */
export const kindOfBrowser = ({ headers }: FastifyRequest): string =>
  describeBrowser(headers['user-agent']);

/** better-auth sees the cookies of a request and what kind of browser sent it, nothing else. */
export function headersOf(request: FastifyRequest): Headers {
  const seen = new Headers({ 'user-agent': kindOfBrowser(request) });
  if (request.headers.cookie !== undefined) seen.set('cookie', request.headers.cookie);
  return seen;
}

export function sendCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie);
}
