import { getJob, type Job, listJobs } from '@shortlist/contracts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { JobSearch, OpenJobs } from './job-search.ts';

/** The open jobs that a search finds. */
export const fetchJobs = (search: JobSearch, signal: AbortSignal): Promise<OpenJobs> =>
  call(listJobs, { querystring: search }, { signal });

/** One open job; null when there is none of this id, or it has been closed. */
export async function fetchJob(jobId: string, signal: AbortSignal): Promise<Job | null> {
  try {
    return (await call(getJob, { params: { jobId } }, { signal })).job;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
