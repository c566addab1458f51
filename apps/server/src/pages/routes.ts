import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { findPage } from '@shortlist/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendError } from '#http/error-handler.ts';
import { refusal } from '#http/errors.ts';
import { findWebBuild, type WebBuild } from './web-build.ts';

/** Vite puts what it builds here, under names that change with the content. */
const HASHED = 'assets/';

const NOT_BUILT = `The web app has not been built yet. Run "npm start", which builds it, or build
apps/web, and start the server again.
`;

/**
 * Serves the web app from `folder`: its files, its shell at every address of `contracts/pages.ts`,
 * redirects, and the shell with status 404 at every other address, where it shows Not Found.
 * Without a build, pages answer 503 with a line on what to do; the API works all the same.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const build = findWebBuild(folder);
  if (build) await serveFiles(app, build);

  app.setNotFoundHandler((request, reply) => sendError(refusal('not_found'), request, reply));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path.startsWith('/api/') || path.startsWith(`/${HASHED}`)) throw refusal('not_found');
    return build ? sendPage(build, { path, query }, reply) : sendNotBuilt(reply);
  });
}

async function serveFiles(app: FastifyInstance, { folder }: WebBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, HASHED));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

type Address = { path: string; query: string | undefined };

function sendPage({ shell }: WebBuild, { path, query }: Address, reply: FastifyReply) {
  const found = findPage(path);
  if (found?.kind === 'redirect') {
    return reply.redirect(query === undefined ? found.to : `${found.to}?${query}`, 301);
  }
  return reply
    .code(found ? 200 : 404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(shell);
}

const sendNotBuilt = (reply: FastifyReply) =>
  reply.code(503).type('text/plain; charset=utf-8').header('retry-after', 60).send(NOT_BUILT);
