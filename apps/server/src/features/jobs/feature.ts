import {
  changeJob,
  createJob,
  deleteJob,
  getJob,
  getJobToEdit,
  listJobs,
  listJobsToEdit,
} from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { adminJobRoutes } from './admin-routes.ts';
import { jobRoutes } from './routes.ts';
import { seedJobs } from './seed-jobs.ts';

/** The company's jobs: everybody reads them, admins write them. */
export const jobs = {
  name: 'jobs',
  calls: { listJobs, getJob, listJobsToEdit, getJobToEdit, createJob, changeJob, deleteJob },
  begin: ({ database: { db }, now }) => ({
    async routes(api) {
      await api.register(jobRoutes, { db });
      await api.register(adminJobRoutes, { db, now });
    },
  }),
  seed: seedJobs,
} satisfies ServerFeature;
