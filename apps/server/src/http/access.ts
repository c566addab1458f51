import type { Access } from '@shortlist/contracts';
import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import type { UserId } from '#db/user-id.ts';
import type { Callers } from './callers.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own.
  interface FastifyRequest {
    /** Who is calling. Set on every route whose contract says `access: 'guest'`; throws elsewhere. */
    owner: UserId;
  }
}

/** To a first visit; a session that has ended is told apart by `callers`. */
const NOT_BEGUN = 'You are not logged in here. Log in, or create a resume to begin.';

const owners = new WeakMap<object, UserId>();

/**
 * Holds every route under `/api/` registered after it to the access that its contract states; one
 * that states none does not start. Guest routes know their `request.owner` before a body is read.
 */
export function holdToAccess(app: FastifyInstance, callers: Callers): void {
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

  app.addHook('onRoute', (route: RouteOptions & { access?: Access }) => {
    if (route.access === undefined) throw new Error(`${route.url} states no access.`);
    if (route.access === 'guest') route.onRequest = [requireOwner];
  });
}
