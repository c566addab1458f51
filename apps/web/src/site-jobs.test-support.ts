import type { Job, ResponseOf } from '@shortlist/contracts';
import { getJob, listJobs } from '@shortlist/contracts';

/** An open job, as the server tells of it. */
export const JOB: Job = getJob.schema.response[200].shape.job.parse({
  id: 'bridge-engineer',
  title: 'Bridge Engineer',
  department: 'Engineering',
  location: 'Dallas, Texas',
  applyLink: '',
  isFeatured: true,
  postedAt: '2026-11-02T09:00:00.000Z',
  description: 'Build **bridges** that stand.',
  responsibilities: '- Draw them\n- Test them',
  qualifications: '- You have built one',
  employmentType: 'Full-time',
  applyBy: '2027-01-31',
  country: 'US',
});

export const JOBS: ResponseOf<typeof listJobs> = listJobs.schema.response[200].parse({
  status: 'success',
  message: '',
  jobs: [JOB],
  departments: ['Engineering'],
  locations: ['Dallas, Texas'],
});

export const ONE_JOB: ResponseOf<typeof getJob> = { status: 'success', message: '', job: JOB };
