import { randomUUID } from 'node:crypto';
import { FILE_TYPES, freezeSent, getSentDocument, getSentFile } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Files } from '#files/open-files.ts';
import { orNotFound, refusal } from '#http/errors/errors.ts';
import { attachment } from '#http/headers/attachment.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../../documents/document-services.ts';
import { signalOf } from '../../documents/file-job.ts';
import { isUuid, toResumeId } from '../../documents/ids.ts';
import { freeze } from './freeze.ts';
import { SENT } from './limits.ts';
import * as queries from './sent-queries.ts';
import { toSent } from './sent-wire.ts';

type SentRoutes = DocumentRoutes & { files: Files; mostBytes: number };

/** Sendings for a person's applications: kept, and read as they were. */
export const sentRoutes: FastifyPluginAsyncZod<SentRoutes> = async (app, parts) => {
  const { db, files, mostBytes, forms, renderer, roomOf, secret, takeTurn } = parts;

  app.route({
    ...freezeSent,
    handler: async (request, reply) => {
      const { owner, ip: address, body, params } = request;
      const now = parts.now();
      const application = toResumeId(params.applicationId);
      const clientId = body.client_id ?? randomUUID();
      const find = async () =>
        (await queries.listSent(db, { owner, application }, { clientId })).at(0);
      const answer = (sent: queries.FoundSent) =>
        success({ code: 'done.sentKept' }, { sent: toSent(sent) });

      const before = await find();
      if (before) return answer(before);
      if (!(await queries.hasApplication(db, { owner, application }))) throw refusal('not_found');
      await SENT.count(db, { owner, address, secret, now });
      const room = roomOf(request, request.isGuest);
      await freeze(
        {
          db,
          files,
          renderer,
          forms,
          now,
          room,
          mostBytes,
          log: request.log,
          signal: signalOf(reply),
        },
        {
          ...{ id: randomUUID(), clientId, owner, application },
          ...{ resume: body.resume_id, letter: body.letter_id, format: body.format, day: body.day },
        },
      );
      return answer(orNotFound(await find()));
    },
  });

  app.route({
    ...getSentFile,
    handler: async ({ owner, params, query }, reply) => {
      const application = toResumeId(params.applicationId);
      const id = query.sent === undefined ? undefined : toSentId(query.sent);
      const [sent] = await queries.listSent(db, { owner, application }, { id });
      const file = orNotFound(sent?.files.find(({ kind }) => kind === params.kind));
      const bytes = orNotFound(await files.store.get(file.key));
      return reply
        .type(FILE_TYPES[file.type])
        .header('cache-control', 'private, no-store')
        .header('content-length', file.size)
        .header('content-disposition', attachment(file.name))
        .send(bytes);
    },
  });

  app.route({
    ...getSentDocument,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const application = toResumeId(params.applicationId);
      const id = toSentId(params.sentId);
      const snapshot = await queries.findSnapshot(db, { owner, application }, id);
      return success({ code: 'done.yourDocument' }, orNotFound(snapshot));
    },
  });
};

/** The id of a sending; what cannot be one names none. */
const toSentId = (text: string): string => orNotFound(isUuid(text) ? text : undefined);
