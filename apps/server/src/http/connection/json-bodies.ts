import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../errors/errors.ts';

/**
 * Takes bodies of JSON in UTF-8, not compressed, and refuses all others. An operation that has no
 * body may be sent an empty one: some clients state the type of every request.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (!isPlainUtf8(request)) return done(refusal('wrong_type'));
      if (body === '' && request.routeOptions.schema?.body === undefined) return done(null);
      return parse(request, body, done);
    },
  );
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/iu.exec(type)?.[1] ?? 'utf-8';
  return /^identity$/iu.test(encoding) && /^utf-?8$/iu.test(charset);
}
