import type { FastifyInstance, RouteOptions } from 'fastify';
import { holdToAccess } from '#http/access.ts';
import { type Callers, createCallers } from '#http/callers.ts';
import { AppError } from '#http/errors/errors.ts';
import type { Server, ServerFeature } from './server-feature.ts';

/**
 * Begins the features of a server and registers their routes, each held to the access that its call states. Answers how
 * callers are found. Throws where a feature has a call without a route or a route without a call, and where two features
 * have one name or count by one limit.
 */
export async function registerFeatures(app: FastifyInstance, server: Server): Promise<Callers> {
  const { features } = server;
  requireDistinct(
    'feature',
    features.map(({ name }) => name),
  );
  requireDistinct(
    'limit',
    features.flatMap(({ limits = [] }) => limits.map(({ what }) => what)),
  );
  const begun = features.map((feature) => ({ feature, ...feature.begin(server) }));
  const callers = createCallers(begun.flatMap(({ signIn }) => (signIn ? [signIn] : [])));
  await app.register(async (api) => {
    holdToAccess(api, callers);
    for (const { feature, routes } of begun) {
      await api.register(async (scope) => {
        refuseRetired(scope, feature);
        const requireRoutes = holdToCalls(scope, feature);
        await routes(scope, callers);
        requireRoutes();
      });
    }
  });
  return callers;
}

function requireDistinct(what: string, names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) throw new Error(`There are two of the ${what} ${twice}.`);
}

/** Tells pages of earlier releases that are still open to reload: a 404 would tell them that the resume is gone. */
function refuseRetired(scope: FastifyInstance, { retired = [] }: ServerFeature): void {
  for (const { method, url } of retired)
    scope.route({
      ...{ method, url, access: 'public', schema: { hide: true } },
      handler() {
        throw new AppError('invalid', { code: 'errors.olderPage' });
      },
    });
}

/** Refuses routes that are none of a feature's calls; the function that it answers throws where a call has got no route. */
function holdToCalls(scope: FastifyInstance, { name, calls }: ServerFeature): () => void {
  const listed = Object.values(calls).map(({ method, url }) => `${method} ${url}`);
  const registered = new Set<string>();
  scope.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if (method === 'HEAD') return; // Fastify's own, beside each GET.
    if (!listed.includes(`${method} ${url}`))
      throw new Error(`${method} ${url} is not among the calls of ${name}.`);
    registered.add(`${method} ${url}`);
  });
  return () => {
    const missing = listed.filter((call) => !registered.has(call));
    if (missing.length > 0) throw new Error(`${name} has no route for ${missing.join(', ')}.`);
  };
}
