import { JobId } from '@shortlist/contracts';
import type { Db } from '#db/db.ts';
import { seedOnce } from './queries.ts';
import { SEEDED_JOBS } from './seeded-jobs.ts';

const DAY_MS = 86_400_000;

/**
 * Puts the first jobs into a database that never had them; says whether it did. Jobs that were
 * closed or deleted since do not come back. The first of the list is from today, each further one
 * from three days before.
 */
export function seedJobs(db: Db, now: Date): Promise<boolean> {
  const jobs = SEEDED_JOBS.map((job, index) => ({
    ...job,
    id: JobId.parse(job.id),
    postedAt: new Date(now.getTime() - index * 3 * DAY_MS),
  }));
  return seedOnce(db, jobs, now);
}
