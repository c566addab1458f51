import type { FastifyInstance } from 'fastify';

/**
 * Logs one line for each answered request: its id (also sent as `x-request-id`), method, route,
 * status and time. The route, not the address: that holds ids, and may hold anything.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
