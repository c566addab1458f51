import { JobId } from '@shortlist/contracts';
import type { Db } from '#db/db.ts';
import { seedOnce } from './queries.ts';
import { SEEDED_JOBS } from './seeded-jobs.ts';

const DAY_MS = 86_400_000;

/** Days for which the first jobs can be applied for. */
const OPEN_DAYS = 365;

/**
 * Puts the first jobs into a database that never had them; says whether it did. Jobs that were
 * closed or deleted since do not come back. The first of the list is from today, each further one
 * from three days before; all are open for a year.
 */
export function seedJobs(db: Db, now: Date): Promise<boolean> {
  const applyBy = new Date(now.getTime() + OPEN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const jobs = SEEDED_JOBS.map((job, index) => ({
    ...job,
    id: JobId.parse(job.id),
    employmentType: 'Full-time' as const,
    applyBy,
    country: 'US',
    postedAt: new Date(now.getTime() - index * 3 * DAY_MS),
  }));
  return seedOnce(db, jobs, now);
}
