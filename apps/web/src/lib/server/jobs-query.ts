import { getJob, type Job, listJobs, type ResponseOf } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

export type OpenJobs = Pick<ResponseOf<typeof listJobs>, 'jobs' | 'departments' | 'locations'>;

/** Which jobs are asked for; empty fields do not matter. */
export type JobSearch = { text: string; department: string; location: string };

export const EVERY_JOB: JobSearch = { text: '', department: '', location: '' };

/** The open jobs that a search finds, the featured one first. */
export const jobsQuery = (search: JobSearch = EVERY_JOB) =>
  queryOptions({
    queryKey: ['jobs', search],
    queryFn: ({ signal }): Promise<OpenJobs> => call(listJobs, { querystring: search }, { signal }),
  });

/** One open job; null when there is none of this id, or it has been closed. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: async ({ signal }): Promise<Job | null> => {
      try {
        return (await call(getJob, { params: { jobId } }, { signal })).job;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }
    },
  });
