import type { FastifyInstance, FastifyReply } from 'fastify';
import { readRefusal } from '#http/errors/error-handler.ts';
import type { Assets } from '../page/assets.ts';
import { absentPage, failedPage } from '../page/page-frame.ts';

const FORM_BYTES = 64 * 1024;

/** All that a page may load: its style, its fonts, and pictures that stand in it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer under `/s/`: kept by nobody, found by no search engine, and its address is told to no other site. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

export const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Takes the body of a form, besides nothing. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** Has every answer of these routes bear the headers of links, and refusals be pages: of what leads nowhere always the same one. */
export function sendRefusals(app: FastifyInstance, assets: () => Promise<Assets>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const refused = await readRefusal(error, request, reply);
    const { style } = await assets();
    if (refused.code === 'not_found') return sendPage(reply, absentPage(style), 404);
    return sendPage(reply, failedPage(style), refused.status);
  });
}
