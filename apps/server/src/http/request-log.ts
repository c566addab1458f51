import type { FastifyInstance } from 'fastify';

/**
 * Logs one line for each answered request: its id (also sent as `x-request-id`), method, route,
 * status and time. The route, not the address: that holds ids, and may hold anything. What is refused for want of room or
 * time is counted instead (`logRefusals`).
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (app.refusals.has(request)) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
