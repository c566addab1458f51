import type { listJobs, ResponseOf } from '@shortlist/contracts';

export type OpenJobs = Pick<ResponseOf<typeof listJobs>, 'jobs' | 'departments' | 'locations'>;

/** Which jobs are asked for; empty fields do not matter. */
export type JobSearch = { text: string; department: string; location: string };

export const EVERY_JOB: JobSearch = { text: '', department: '', location: '' };
