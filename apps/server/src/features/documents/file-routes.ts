import { getDocumentFile } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAgainst, type Limit } from '#http/count-against.ts';
import { orNotFound } from '#http/errors/errors.ts';
import { attachment } from '#http/headers/attachment.ts';
import { limitByAddress } from '#http/limit-by-address.ts';
import type { DocumentRoutes } from './document-services.ts';
import { signalOf, toJob } from './file-job.ts';
import { findDocument } from './find-document-queries.ts';
import { toResumeId } from './ids.ts';

/** Files that an owner has made in an hour; each takes some tenths of a second of a thread. */
const FILES_OF: Limit = {
  what: 'files-of',
  most: 240,
  windowMs: 3_600_000,
  message: { code: 'errors.madeOften' },
};

/** A guest's session costs nothing. */
const FILES_FROM: Limit = { ...FILES_OF, what: 'files-from', most: 1_200 };

export const FILE_LIMITS = [FILES_OF, FILES_FROM];

/** Files of documents, made on the server of what is stored. */
export const fileRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, forms, now, renderer, secret } = parts;
  const known = { forms, kinds: forms.kinds.all };

  app.route({
    ...getDocumentFile,
    handler: async ({ owner, ip, params, query }, reply) => {
      const counting = { secret, now: now() };
      await limitByAddress(db, FILES_FROM, { ...counting, address: ip });
      await countAgainst(db, FILES_OF, owner, counting);
      const wanted = { owner, id: toResumeId(params.documentId), ...known };
      const read = async () => toJob(orNotFound(await findDocument(db, wanted)), query.format);
      const { bytes, name, mime } = await renderer.render(owner, read, signalOf(reply));
      return reply
        .type(mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(name))
        .send(Buffer.from(bytes.buffer));
    },
  });
};
