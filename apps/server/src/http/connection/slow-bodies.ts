import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Cuts the connection of a request whose body takes longer than `bodyMs` to come, or than its route
 * allows. Node's own limit is one for all routes, and has to leave time for the longest of them.
 */
export function cutSlowBodies(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // Only where there is a body: Fastify makes its answer anew each time that it is asked for the route's options.
    if (hasBody(raw.headers)) cutAfter(raw, request.routeOptions.config.bodyMs ?? bodyMs);
    done();
  });
}

function cutAfter(raw: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => raw.destroy(), ms).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

/** A request without a body is never read to its end; its answer may take the time that it takes. */
export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
