import { getJob, listJobs } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { toJobId } from './job-id.ts';
import * as queries from './queries.ts';
import { toJob, toListedJob } from './wire.ts';

/** The open jobs, for everybody. */
export const jobRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...listJobs,
    handler: async ({ query }) => {
      const [jobs, places] = await Promise.all([
        queries.listOpenJobs(db, query),
        queries.listJobPlaces(db),
      ]);
      return success({ code: 'done.openJobs' }, { jobs: jobs.map(toListedJob), ...places });
    },
  });

  app.route({
    ...getJob,
    handler: async ({ params }) => {
      const job = await queries.findOpenJob(db, toJobId(params.jobId));
      return success({ code: 'done.oneJob' }, { job: toJob(orNotFound(job)) });
    },
  });
};
