import type { EditedJob, Job, ListedJob } from '@shortlist/contracts';
import type { findJob, findOpenJob, listOpenJobs } from './queries.ts';

type Listed = Awaited<ReturnType<typeof listOpenJobs>>[number];
type Open = NonNullable<Awaited<ReturnType<typeof findOpenJob>>>;
type Edited = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export const toListedJob = (job: Listed): ListedJob => ({
  ...job,
  postedAt: job.postedAt.toISOString(),
});

export const toJob = ({ status: _, revision: __, postedAt, ...job }: Open): Job => ({
  ...job,
  postedAt: postedAt.toISOString(),
});

export const toEditedJob = (job: Edited): EditedJob => ({
  ...job,
  postedAt: job.postedAt.toISOString(),
});
