import {
  changeApplication,
  changeInquiry,
  downloadFile,
  FILE_TYPES,
  FileKind,
  getTotals,
  JobId,
  listApplications,
  listInquiries,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#db/db.ts';
import { recordEvent } from '#db/record-event.ts';
import type { FileStore } from '#files/file-store.ts';
import { orNotFound, refusal } from '#http/errors/errors.ts';
import { attachment } from '#http/headers/attachment.ts';
import { success } from '#http/success.ts';
import * as applications from './applications/application-queries.ts';
import * as inquiries from './inquiries/inquiry-queries.ts';
import { toStoredApplication, toStoredInquiry } from './wire.ts';

/** Parses an id; a text that cannot be one names nothing. */
const toId = (text: string): string => orNotFound(z.uuid().safeParse(text).data);

type AdminParts = { db: Db; store: FileStore; now: () => Date };

/** Adds the calls with which admins list, change and download what has come in. Downloads are on record. */
export const adminSubmissionRoutes: FastifyPluginAsyncZod<AdminParts> = async (
  app,
  { db, store, now },
) => {
  app.route({
    ...listInquiries,
    handler: async ({ query }) => {
      const { rows, ...page } = await inquiries.listInquiries(db, query);
      return success({ code: 'done.inquiries' }, { inquiries: rows.map(toStoredInquiry), ...page });
    },
  });

  app.route({
    ...changeInquiry,
    handler: async ({ params, body }) => {
      const isThere = await inquiries.setInquiryStatus(db, toId(params.id), body.status);
      if (!isThere) throw refusal('not_found');
      return success({ code: 'done.inquirySaved' });
    },
  });

  app.route({
    ...listApplications,
    handler: async ({ query }) => {
      const { rows, attached, ...page } = await applications.listApplications(db, query);
      const list = rows.map((row) => toStoredApplication(row, attached));
      return success({ code: 'done.applications' }, { applications: list, ...page });
    },
  });

  app.route({
    ...changeApplication,
    handler: async ({ params, body }) => {
      const isThere = await applications.setApplicationStatus(db, toId(params.id), body.status);
      if (!isThere) throw refusal('not_found');
      return success({ code: 'done.applicationSaved' });
    },
  });

  app.route({
    ...downloadFile,
    handler: async ({ owner: actor, params }, reply) => {
      const kind = orNotFound(FileKind.safeParse(params.kind).data);
      const subject = toId(params.id);
      const file = orNotFound(await applications.findFile(db, subject, kind));
      const bytes = orNotFound(await store.get(file.key));
      const event = { kind: 'application', action: 'downloaded', subject } as const;
      await recordEvent(db, { ...event, actor, at: now() });
      return reply
        .type(FILE_TYPES[file.type])
        .header('content-length', file.size)
        .header('content-disposition', attachment(file.name))
        .send(bytes);
    },
  });

  app.route({
    ...getTotals,
    handler: async ({ params }) => {
      const id = orNotFound(JobId.safeParse(params.jobId).data);
      return success({ code: 'done.totals' }, orNotFound(await applications.findTotals(db, id)));
    },
  });
};
