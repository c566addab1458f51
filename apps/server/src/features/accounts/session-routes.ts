import { listSessions, revokeSession, revokeSessions } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusal } from '#http/errors.ts';
import type { AccountParts } from './account-parts.ts';
import { endSession, headersOf, peekSession } from './callers.ts';
import * as queries from './queries.ts';
import { ask } from './refusals.ts';

const DONE = { status: true as const };

/** Where an account is logged in, and ending that. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { auth, db, now } = parts;

  app.route({
    ...listSessions,
    handler: async (request) => {
      const current = await peekSession(auth, request);
      const sessions = await queries.listSessions(db, request.owner, now());
      return sessions.map(({ id, browser, createdAt, usedAt, expiresAt }) => ({
        id,
        browser: browser ?? 'Unknown browser',
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: id === current?.session.id,
      }));
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
      await ask(auth.api.revokeSessions({ headers: headersOf(request) }));
      await endSession(auth, request, reply);
      return DONE;
    },
  });
};
