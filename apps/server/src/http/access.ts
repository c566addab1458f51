import type { Access } from '@shortlist/contracts';
import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import type { UserId } from '#db/user-id.ts';
import type { Callers } from './callers.ts';
import { AppError, refusal } from './errors.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own.
  interface FastifyRequest {
    /** Who is calling. Set on every route whose access is not public; throws elsewhere. */
    owner: UserId;
  }
}

/** To a first visit; a session that has ended is told apart by `callers`. */
const NOT_BEGUN = 'You are not logged in here. Log in, or create a resume to begin.';

/** Whether somebody has the role of an admin. */
export type IsAdmin = (who: UserId) => Promise<boolean>;

const owners = new WeakMap<object, UserId>();

/**
 * Holds every route under `/api/` registered after it to the access that its contract states; one
 * that states none does not start. Routes that are not public know their `request.owner` before a
 * body is read; to all but admins an admin's route is one that does not exist.
 */
export function holdToAccess(app: FastifyInstance, callers: Callers, isAdmin: IsAdmin): void {
  app.decorateRequest('owner', {
    getter() {
      const owner = owners.get(this.raw);
      if (owner === undefined) throw new Error('This route has no owner: its access is public.');
      return owner;
    },
  });
  const requireOwner: onRequestAsyncHookHandler = async (request, reply) => {
    const owner = await callers.find(request, reply);
    if (owner === undefined) throw new AppError('no_session', NOT_BEGUN);
    owners.set(request.raw, owner);
  };
  const requireAdmin: onRequestAsyncHookHandler = async (request, reply) => {
    const owner = await callers.find(request, reply).catch(unlessEnded);
    if (owner === undefined || !(await isAdmin(owner))) throw refusal('not_found');
    owners.set(request.raw, owner);
  };

  app.addHook('onRoute', (route: RouteOptions & { access?: Access }) => {
    if (route.access === undefined) throw new Error(`${route.url} states no access.`);
    if (route.access === 'guest') route.onRequest = [requireOwner];
    if (route.access === 'admin') route.onRequest = [requireAdmin];
  });
}

/** What is an admin's does not exist to those whose session has ended either. */
function unlessEnded(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'no_session') throw error;
}
