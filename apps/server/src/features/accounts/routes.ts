import { getSession, signOut } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Auth } from './auth.ts';
import { endSession, findSession } from './callers.ts';

/**
 * The paths of better-auth that are open to the browser. Each is a route of its own: whatever else
 * the library can do under `/api/auth/` is not there.
 */
export const accountRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  app.route({
    ...getSession,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await findSession(auth, request, reply);
      if (found === undefined) return null;
      const { session, user } = found;
      return {
        session: { expiresAt: session.expiresAt.toISOString() },
        user: { id: user.id, name: user.name, isAnonymous: user.isAnonymous === true },
      };
    },
  });

  app.route({
    ...signOut,
    handler: async (request, reply) => endSession(auth, request, reply),
  });
};
