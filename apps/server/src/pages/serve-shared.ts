import { hrefOf } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';
import { drain } from '#http/connection/drain.ts';

/**
 * Leads what another app shares to the empty form of an application. The service worker of the installed app takes it (`takeShared`)
 * before it is sent; where none is active, nothing of it is read, kept or put into an address.
 */
export async function serveShared(app: FastifyInstance): Promise<void> {
  const form = hrefOf('newPursuit');
  await app.register(async (shared) => {
    shared.removeAllContentTypeParsers();
    shared.addContentTypeParser('*', (_request, _body, done) => done(null));
    shared.post(
      form,
      { schema: { hide: true }, config: { isRead: true } },
      async (request, reply) => {
        if (!(await drain(request.raw))) reply.header('connection', 'close');
        return reply.redirect(form, 303);
      },
    );
  });
}
