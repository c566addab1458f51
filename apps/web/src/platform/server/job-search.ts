import type { listJobs, ResponseOf } from '@shortlist/contracts';

export type OpenJobs = Pick<ResponseOf<typeof listJobs>, 'jobs' | 'departments' | 'locations'>;

/** Search of jobs; empty fields do not matter. */
export type JobSearch = { text: string; department: string; location: string };

export const EVERY_JOB: JobSearch = { text: '', department: '', location: '' };
