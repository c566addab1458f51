import type { Job, listJobs, ResponseOf } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';

export type OpenJobs = Pick<ResponseOf<typeof listJobs>, 'jobs' | 'departments' | 'locations'>;

/** Which jobs are asked for; empty fields do not matter. */
export type JobSearch = { text: string; department: string; location: string };

export const EVERY_JOB: JobSearch = { text: '', department: '', location: '' };

/** Rendered pages bring their answers along: the calls are fetched where they are made. */
const loadCalls = () => import('./ask-jobs.ts');

/** The open jobs that a search finds, the featured one first. */
export const jobsQuery = (search: JobSearch = EVERY_JOB) =>
  queryOptions({
    queryKey: ['jobs', search],
    queryFn: async ({ signal }): Promise<OpenJobs> => (await loadCalls()).askJobs(search, signal),
  });

/** One open job; null when there is none of this id, or it has been closed. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: async ({ signal }): Promise<Job | null> => (await loadCalls()).askJob(jobId, signal),
  });
