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
      !READS.has(request.method) && isForeign(request, publicUrl) && !isTaken(request);
    done(isRefused ? refusal('foreign_origin') : undefined);
  });
}

/** Checks whether a route takes the write all the same. A frame of another site hides its origin too, and browsers say so. */
function isTaken({ headers, routeOptions: { config } }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (config.isRead === true) return true;
  return config.isOriginHidden === true && origin === 'null' && site === 'same-origin';
}

function isForeign({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  if (publicUrl !== undefined) return origin !== publicUrl;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
