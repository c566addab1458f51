import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../errors/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes in the name of the person who looks at it.
 *
 * A browser says where a write comes from: that must be `publicUrl`, or the request's own host
 * where none is set. A program that is no browser says nothing and carries nobody's cookies by
 * itself, so silence passes, unless the browser's other header (`Sec-Fetch-Site`) speaks against it.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused =
      !READS.has(request.method) &&
      isForeign(request, publicUrl) &&
      !request.routeOptions.config.isRead;
    done(isRefused ? refusal('foreign_origin') : undefined);
  });
}

function isForeign({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  if (publicUrl !== undefined) return origin !== publicUrl;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
