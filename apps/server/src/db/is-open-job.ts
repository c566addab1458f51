import { and, eq, gte, or, sql } from 'drizzle-orm';
import { jobs } from './schema/site-schema.ts';

const today = sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/** Holds where a job can be applied for: it is open, and its last day, if it has one, has not passed. */
export const isOpenJob = and(
  eq(jobs.status, 'open'),
  or(eq(jobs.applyBy, ''), gte(jobs.applyBy, today)),
);
