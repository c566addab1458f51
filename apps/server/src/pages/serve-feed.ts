import { createHash } from 'node:crypto';
import { FEED_PATH } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';
import { originOf } from './origin-of.ts';
import type { WebBuild } from './web-build.ts';

type Site = { app: FastifyInstance; publicUrl: string | undefined };

/** Sends the articles' feed, and 304 to a reader that has it already: readers ask every hour or so. */
export function serveFeed({ app, publicUrl }: Site, { renderFeed }: WebBuild): void {
  app.get(FEED_PATH, { schema: { hide: true } }, async (request, reply) => {
    const feed = await renderFeed(originOf(request, publicUrl));
    const tag = `W/"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
    const known = request.headers['if-none-match']?.split(/,\s*/u) ?? [];
    if (known.includes(tag)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}
