import type { Job } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { EVERY_JOB, type JobSearch, type OpenJobs } from './job-search.ts';

/** Rendered pages bring their answers along: the calls are fetched where they are made. */
const loadCalls = () => import('./fetch-jobs.ts');

/** The open jobs that a search finds, the featured one first. */
export const jobsQuery = (search: JobSearch = EVERY_JOB) =>
  queryOptions({
    queryKey: ['jobs', search],
    queryFn: async ({ signal }): Promise<OpenJobs> => (await loadCalls()).fetchJobs(search, signal),
  });

/** One open job; null when there is none of this id, or it has been closed. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: async ({ signal }): Promise<Job | null> => (await loadCalls()).fetchJob(jobId, signal),
  });
