import { createHash } from 'node:crypto';
import { FEED_PATH } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '#http/origin-of.ts';
import { ANY_ORIGIN, drawnAt } from './any-origin.ts';
import type { WebBuild } from './web-build.ts';

type Site = { app: FastifyInstance; publicUrl: string | undefined };

/** Sends the articles' feed, and 304 to a reader that has it already: readers ask every hour or so. */
export function serveFeed({ app, publicUrl }: Site, { renderFeed }: WebBuild): void {
  let drawing: Promise<string> | undefined;
  /** The articles are those of the build, so that the feed is made once; again where that has failed. */
  const drawFeed = () =>
    (drawing ??= renderFeed(ANY_ORIGIN).catch((error: unknown) => {
      drawing = undefined;
      throw error;
    }));

  app.get(FEED_PATH, { schema: { hide: true } }, async (request, reply) => {
    const feed = drawnAt(await drawFeed(), originOf(request, publicUrl));
    const tag = `W/"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
    const known = request.headers['if-none-match']?.split(/,\s*/u) ?? [];
    if (known.includes(tag)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}
