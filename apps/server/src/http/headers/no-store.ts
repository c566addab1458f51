import type { FastifyInstance } from 'fastify';

/**
 * Keeps answers of the API out of every cache, the browser's own included: they are one person's,
 * and old a moment later. An answer that says itself how it may be kept is left alone.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // The route's own address as well: that of the request may spell its letters as %61.
    const addresses = [request.url, request.routeOptions.url];
    if (!addresses.some((url) => url?.startsWith('/api/')) || reply.hasHeader('cache-control'))
      return;
    reply.header('cache-control', 'no-store');
  });
}
