import { getRetention, SubmissionKind, setRetention } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { sumOfFiles } from '#files/file-queries.ts';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { toRetentionPeriod } from '../wire.ts';
import { findPeriod, setPeriod } from './retention-queries.ts';

type RetentionParts = { db: Db; now: () => Date; uploadsMb: number };

/** Adds the calls that read and set how long what was sent in is kept. */
export const retentionRoutes: FastifyPluginAsyncZod<RetentionParts> = async (
  app,
  { db, now, uploadsMb },
) => {
  const read = async (kind: SubmissionKind) => toRetentionPeriod(await findPeriod(db, kind, now()));

  app.route({
    ...getRetention,
    handler: async () => {
      const periods = [];
      for (const kind of SubmissionKind.options) periods.push(await read(kind));
      const uploads = { bytes: await sumOfFiles(db), mostBytes: uploadsMb * 1024 * 1024 };
      return success({ code: 'done.retention' }, { periods, uploads });
    },
  });

  app.route({
    ...setRetention,
    handler: async ({ owner: actor, params, body }) => {
      const kind = orNotFound(SubmissionKind.safeParse(params.kind).data);
      await setPeriod(db, { kind, months: body.months, actor, now: now() });
      return success({ code: 'done.retentionSaved' }, { period: await read(kind) });
    },
  });
};
