import { getDocumentFile } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { attachment } from '#http/headers/attachment.ts';
import { limitByOwner } from '#http/limit-by-owner.ts';
import type { DocumentRoutes } from './document-services.ts';
import { signalOf, toJob } from './file-job.ts';
import { findDocument } from './find-document-queries.ts';
import { toResumeId } from './ids.ts';

/** Each takes some tenths of a second of a thread. */
export const FILES = limitByOwner({
  what: 'files',
  most: 240,
  message: { code: 'errors.madeOften' },
});

/** Files of documents, made on the server of what is stored. */
export const fileRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, forms, now, renderer, secret } = parts;
  const known = { forms, kinds: forms.kinds.all };

  app.route({
    ...getDocumentFile,
    handler: async ({ owner, ip, params, query }, reply) => {
      await FILES.count(db, { owner, address: ip, secret, now: now() });
      const wanted = { owner, id: toResumeId(params.documentId), ...known };
      const { bytes, name, mime } = await renderer.take(
        owner,
        async ({ render }) =>
          render(toJob(orNotFound(await findDocument(db, wanted)), query.format)),
        signalOf(reply),
      );
      return reply
        .type(mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(name))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
};
