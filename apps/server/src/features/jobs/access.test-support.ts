import { createJob, type JobToSave } from '@shortlist/contracts';
import {
  asAdmin,
  asAnybody,
  nothing,
  type Rows,
  type Scene,
} from '../../access-rows.test-support.ts';
import type { jobs } from './feature.ts';
import { SEEDED_JOBS } from './seeded-jobs.ts';

/** Jobs that are there from the start; for one of them somebody applies, and so it stays. */
const JOB = { jobId: SEEDED_JOBS[0]?.id ?? '' };
const NEW_JOB: JobToSave = {
  title: 'Writer',
  department: 'Research',
  location: 'Austin, Texas',
  applyLink: '',
  description: 'Write plainly.',
  responsibilities: '- Write',
  qualifications: '- Have written',
  employmentType: 'Full-time',
  applyBy: '',
  country: 'US',
};

/** A job for which nobody has applied. */
async function newJob({ server }: Scene) {
  const admin = await server.admin();
  const { job } = await admin.get(createJob, { body: NEW_JOB });
  return { jobId: job.id };
}

export const ROWS: Rows<typeof jobs> = {
  listJobs: asAnybody(nothing),
  getJob: asAnybody(() => ({ params: JOB })),
  listJobsToEdit: asAdmin(nothing),
  getJobToEdit: asAdmin(() => ({ params: JOB })),
  createJob: asAdmin(() => ({ body: NEW_JOB })),
  changeJob: asAdmin(() => ({ params: JOB, body: { location: 'Mine now' } })),
  deleteJob: asAdmin(async (scene) => ({ params: await newJob(scene) })),
};
