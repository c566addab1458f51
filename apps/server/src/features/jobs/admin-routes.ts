import {
  changeJob,
  createJob,
  deleteJob,
  getJobToEdit,
  listJobsToEdit,
  MAX_JOBS,
  parseIfMatch,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { newJobId, toJobId } from './job-id.ts';
import * as queries from './queries.ts';
import { toEditedJob } from './wire.ts';

/** The jobs, as an admin writes them. */
export const adminJobRoutes: FastifyPluginAsyncZod<{ db: Db; now: () => Date }> = async (
  app,
  { db, now },
) => {
  const read = async (id: ReturnType<typeof toJobId>) =>
    toEditedJob(orNotFound(await queries.findJob(db, id)));

  const by = (actor: queries.By['actor']) => ({ actor, at: now() });

  app.route({
    ...listJobsToEdit,
    handler: async () =>
      success({ code: 'done.allJobs' }, { jobs: (await queries.listAllJobs(db)).map(toEditedJob) }),
  });

  app.route({
    ...getJobToEdit,
    handler: async ({ params }) =>
      success({ code: 'done.oneJob' }, { job: await read(toJobId(params.jobId)) }),
  });

  app.route({
    ...createJob,
    handler: async ({ owner, body }) => {
      const id = newJobId(body.title);
      const job = { ...body, id, postedAt: now() };
      if (!(await queries.addJob(db, job, MAX_JOBS, by(owner)))) {
        throw new AppError('invalid', { code: 'company.manyJobs', params: { most: MAX_JOBS } });
      }
      return success({ code: 'done.jobPublished' }, { job: await read(id) });
    },
  });

  app.route({
    ...changeJob,
    handler: async ({ owner, params, headers, body: changes }) => {
      const id = toJobId(params.jobId);
      const basedOn = parseIfMatch(headers['if-match']);
      const outcome = await queries.changeJob(db, id, { changes, basedOn, by: by(owner) });
      if (outcome === 'closed')
        throw new AppError('invalid', { code: 'company.closedFeatured' }, { field: 'isFeatured' });
      const job = await read(id);
      if (outcome === 'stale') {
        const details = { revision: job.revision, current: job };
        throw new AppError('stale', { code: 'errors.stale' }, details);
      }
      return success({ code: 'done.jobSaved' }, { job });
    },
  });

  app.route({
    ...deleteJob,
    handler: async ({ owner, params }) => {
      const outcome = await queries.deleteJob(db, toJobId(params.jobId), by(owner));
      if (outcome === 'absent') throw refusal('not_found');
      if (outcome === 'used') throw new AppError('invalid', { code: 'company.jobUsed' });
      if (outcome === 'settling') throw new AppError('invalid', { code: 'company.jobSettling' });
      return success({ code: 'done.jobDeleted' });
    },
  });
};
