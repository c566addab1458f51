import type { Access } from '@shortlist/contracts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteOptions,
} from 'fastify';
import type { UserId } from '#db/db.ts';
import type { Caller, Callers } from './callers.ts';
import { AppError, refusal } from './errors/errors.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own.
  interface FastifyRequest {
    /** The caller. Set on every route whose contract is not public; throws elsewhere. */
    owner: UserId;
    /** True if that is a guest. Set where `owner` is. */
    isGuest: boolean;
  }
}

const known = new WeakMap<object, Caller>();

/**
 * Holds every route registered after it to the access that its contract states; one that states
 * none does not start. Routes that are not public know their `request.owner` before a body is read.
 */
export function holdToAccess(app: FastifyInstance, callers: Callers): void {
  app.decorateRequest('owner', {
    getter() {
      return callerOf(this).owner;
    },
  });
  app.decorateRequest('isGuest', {
    getter() {
      return callerOf(this).isGuest;
    },
  });
  const requireCaller = (access: Access): onRequestAsyncHookHandler =>
    async function knowOwner(request, reply) {
      const caller =
        access === 'admin'
          ? insistOnAdmin(await findAdmin(callers, request, reply))
          : insist(await callers.find(request, reply), access);
      known.set(request.raw, caller);
    };

  app.addHook('onRoute', (route: RouteOptions & { access?: Access }) => {
    if (route.access === undefined) throw new Error(`${route.url} states no access.`);
    if (route.access !== 'public') route.onRequest = [requireCaller(route.access)];
  });
}

function callerOf({ raw }: FastifyRequest): Caller {
  const caller = known.get(raw);
  if (caller === undefined) throw new Error('This route has no owner: its access is public.');
  return caller;
}

function insist(caller: Caller | undefined, access: Access): Caller {
  // `callers` tells a session that has ended from one that never was.
  if (caller === undefined) throw new AppError('no_session', { code: 'errors.notBegun' });
  if (access === 'account' && caller.isGuest) throw refusal('no_account');
  return caller;
}

/** To all but admins what is an admin's does not exist. */
function insistOnAdmin(admin: Caller | undefined): Caller {
  if (admin === undefined) throw refusal('not_found');
  return admin;
}

/** The caller, if that is an admin; undefined for all others, a session that has ended included. */
export async function findAdmin(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const caller = await findCaller(callers, request, reply);
  return caller?.isAdmin ? caller : undefined;
}

/** The caller; undefined for one without a session, or whose session has ended. */
export function findCaller(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  return callers.find(request, reply).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'no_session') return undefined;
    throw error;
  });
}
