import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import type { UserId } from '#db/user-id.ts';
import type { Callers } from '#http/callers.ts';
import { refusal } from '#http/errors.ts';
import { limitByAddress } from '#http/limit-by-address.ts';
import type { Auth } from './auth.ts';
import { NEW_GUESTS } from './guest-limit.ts';

type Parts = { auth: Auth; db: Db; secret: string; now: () => Date };

/** Who is calling, by the session cookie. */
export function createCallers({ auth, db, secret, now }: Parts): Callers {
  return {
    async find(request, reply) {
      const session = await findSession(auth, request, reply);
      if (session === undefined && (await hasSessionCookie(auth, request))) {
        throw refusal('no_session');
      }
      return session?.user.id as UserId | undefined; // better-auth's ids are our owners' ids.
    },

    async openGuest(request, reply) {
      await limitByAddress(db, NEW_GUESTS, { address: request.ip, secret, now: now() });
      const { headers, response } = await auth.api.signInAnonymous({
        headers: cookiesOf(request),
        returnHeaders: true,
      });
      sendCookies(headers, reply);
      return response.user.id as UserId; // As above.
    },
  };
}

/**
 * The session that the request's cookie opens, renewed when a day has passed; undefined without
 * one. The cookie of a session that has ended is left where it is, so that it goes on telling an
 * ended session from none.
 */
export async function findSession(auth: Auth, request: FastifyRequest, reply: FastifyReply) {
  const { headers, response } = await auth.api.getSession({
    headers: cookiesOf(request),
    returnHeaders: true,
  });
  if (response === null) return undefined;
  sendCookies(headers, reply);
  return response;
}

/** Ends the session of the request, if any, and takes its cookie away. */
export async function endSession(auth: Auth, request: FastifyRequest, reply: FastifyReply) {
  const { headers, response } = await auth.api.signOut({
    headers: cookiesOf(request),
    returnHeaders: true,
  });
  sendCookies(headers, reply);
  return response;
}

async function hasSessionCookie(auth: Auth, request: FastifyRequest): Promise<boolean> {
  const { authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  return (request.headers.cookie ?? '').split(/;\s*/u).some((pair) => pair.startsWith(`${name}=`));
}

/** better-auth sees the cookies and nothing else of a request. */
function cookiesOf({ headers }: FastifyRequest): Headers {
  return new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });
}

function sendCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie);
}
