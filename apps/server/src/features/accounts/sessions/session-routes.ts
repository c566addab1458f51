import {
  type AccountSession,
  listSessions,
  revokeSession,
  revokeSessions,
} from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusal } from '#http/errors/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import type { Auth } from '../auth.ts';
import { DONE } from '../done.ts';
import { ask } from '../refusals.ts';
import { endSession, headersOf, peekSession } from './cookie-session.ts';
import { endOf } from './session-end.ts';
import * as queries from './session-queries.ts';

/** Adds the calls that list where an account is logged in, and end that. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { auth, db, now } = parts;

  app.route({
    ...listSessions,
    handler: async (request) => {
      const { owner, query } = request;
      const { session } = await insistOnSession(auth, request);
      const account = { owner, current: session.id, now: now() };
      const { shown, ...page } = await queries.listOtherSessions(db, account, query.after);
      const { userAgent, updatedAt, ...rest } = session;
      const current = toWire({ ...rest, browser: userAgent ?? null, usedAt: updatedAt });
      return { current, others: shown.map(toWire), ...page };
    },
  });

  app.route({
    ...revokeSession,
    handler: async (request, reply) => {
      const current = await peekSession(auth, request);
      if (!(await queries.endSessionById(db, request.owner, request.body.id))) {
        throw refusal('not_found');
      }
      if (current?.session.id === request.body.id) await endSession(auth, request, reply);
      return DONE;
    },
  });

  app.route({
    ...revokeSessions,
    handler: async (request, reply) => {
      if (request.query.which === 'others') {
        const { session } = await insistOnSession(auth, request);
        await queries.endOtherSessions(db, request.owner, session.id);
        return DONE;
      }
      await ask(auth.api.revokeSessions({ headers: headersOf(request) }));
      await endSession(auth, request, reply);
      return DONE;
    },
  });
};

/** The session of the request, which may have ended since the request was let in. */
async function insistOnSession(auth: Auth, request: FastifyRequest) {
  const current = await peekSession(auth, request);
  if (current === null) throw refusal('no_session');
  return current;
}

type Shown = Record<'createdAt' | 'usedAt' | 'expiresAt', Date> & {
  id: string;
  browser: string | null;
};

const toWire = ({ id, browser, createdAt, usedAt, expiresAt }: Shown): AccountSession => ({
  id,
  browser: browser ?? 'Unknown browser',
  createdAt: createdAt.toISOString(),
  usedAt: usedAt.toISOString(),
  expiresAt: endOf({ createdAt, expiresAt }).toISOString(),
});
