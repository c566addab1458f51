import type { FastifyInstance } from 'fastify';

/**
 * Keeps answers of the API out of every cache, the browser's own included: they are one person's,
 * and old a moment later. An answer that says itself how it may be kept is left alone.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // The route's own address as well: that of the request may spell its letters as %61.
    const isOfApi = isApi(request.url) || isApi(request.routeOptions.url);
    if (isOfApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

const isApi = (url: string | undefined) => url?.startsWith('/api/') === true;
