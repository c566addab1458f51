import type { Job, JobId, JobToSave } from '@shortlist/contracts';
import { and, asc, count, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/db.ts';
import { isOpenJob } from '#db/is-open-job.ts';
import { type NewEvent, recordEvent } from '#db/record-event.ts';
import { applications, jobs, seeds } from '#db/schema/site-schema.ts';
import { matchesWords, searchedWords } from '#db/search-words.ts';

const { words: _, ...columns } = getTableColumns(jobs);
const newestFirst = [desc(jobs.postedAt), asc(jobs.id)];

/** The actor and the time of a change of a job: each change is on record. */
export type By = Required<Pick<NewEvent, 'actor' | 'at'>>;

const record = (db: Db, by: By, id: JobId, action: (NewEvent & { kind: 'job' })['action']) =>
  recordEvent(db, { ...by, kind: 'job', action, subject: id });

export type JobSearch = { text: string; department: string; location: string };

/** The open jobs that fit, the featured one first, then the newest. */
export function listOpenJobs(db: Db, { text, department, location }: JobSearch) {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      department: jobs.department,
      location: jobs.location,
      applyLink: jobs.applyLink,
      isFeatured: jobs.isFeatured,
      postedAt: jobs.postedAt,
    })
    .from(jobs)
    .where(
      and(
        isOpenJob,
        matchesWords(jobs.words, text),
        department === '' ? undefined : eq(jobs.department, department),
        location === '' ? undefined : eq(jobs.location, location),
      ),
    )
    .orderBy(desc(jobs.isFeatured), ...newestFirst);
}

/** Lists the departments and locations of the open jobs, in order. */
export async function listJobPlaces(db: Db) {
  const [found] = await db
    .select({
      departments: sql<string[]>`coalesce(json_agg(distinct ${jobs.department}), '[]')`,
      locations: sql<string[]>`coalesce(json_agg(distinct ${jobs.location}), '[]')`,
    })
    .from(jobs)
    .where(isOpenJob);
  return found ?? { departments: [], locations: [] };
}

export async function findOpenJob(db: Db, id: JobId) {
  const [job] = await db
    .select(columns)
    .from(jobs)
    .where(and(isOpenJob, eq(jobs.id, id)));
  return job;
}

const applicationCount = (db: Db) =>
  db
    .$count(applications, and(eq(applications.jobId, jobs.id), isNull(applications.deletedAt)))
    .as('applications');

/** Every job with the number of its applications, the open ones first, then the newest. */
export function listAllJobs(db: Db) {
  return db
    .select({ ...columns, applications: applicationCount(db) })
    .from(jobs)
    .orderBy(desc(eq(jobs.status, 'open')), ...newestFirst);
}

export async function findJob(db: Db, id: JobId) {
  const [job] = await db
    .select({ ...columns, applications: applicationCount(db) })
    .from(jobs)
    .where(eq(jobs.id, id));
  return job;
}

export type NewJob = JobToSave & { id: JobId; postedAt: Date; isFeatured?: boolean };

/** Adds a job; returns whether it was added: false when there are `most` already. */
export async function addJob(db: Db, job: NewJob, most: number, by: By): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${jobs} in share row exclusive mode`);
    const [counted] = await transaction.select({ jobs: count() }).from(jobs);
    if (counted === undefined || counted.jobs >= most) return false;
    await transaction.insert(jobs).values({ ...job, words: wordsOf(job) });
    await record(transaction, by, job.id, 'published');
    return true;
  });
}

export type JobChanges = Partial<JobToSave & { status: 'open' | 'closed'; isFeatured: boolean }>;
type Outcome = 'changed' | 'absent' | 'stale' | 'closed';

/**
 * Changes a job: `stale` when it is not at revision `basedOn` any more, `closed` when a closed one is
 * to be featured. Featuring takes the place of the one that was; closing ends it.
 */
export async function changeJob(
  db: Db,
  id: JobId,
  { changes, basedOn, by }: { changes: JobChanges; basedOn: number | undefined; by: By },
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    // Two admins who feature at once take turns: only one job can be the featured one.
    await transaction.execute(sql`lock table ${jobs} in share row exclusive mode`);
    const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id));
    if (!job) return 'absent';
    if (basedOn !== undefined && job.revision !== basedOn) return 'stale';

    const { status, isFeatured } = { ...job, ...asAsked(job, changes) };
    if (isFeatured && status === 'closed') return 'closed';
    if (isFeatured) await endFeaturing(transaction, id);
    await transaction
      .update(jobs)
      .set({ ...changes, isFeatured, words: wordsOf(job, changes), revision: nextRevision })
      .where(eq(jobs.id, id));
    await record(transaction, by, id, status === job.status ? 'changed' : NEW_STATUS[status]);
    return 'changed';
  });
}

const NEW_STATUS = { open: 'reopened', closed: 'closed' } as const;

/** Closing a job ends its being featured, unless that was asked for too. */
function asAsked(job: Pick<Job, 'isFeatured'>, { status, isFeatured }: JobChanges) {
  return {
    ...(status && { status }),
    isFeatured: isFeatured ?? (job.isFeatured && status !== 'closed'),
  };
}

const SEARCHED = [
  'title',
  'department',
  'location',
  'description',
  'responsibilities',
  'qualifications',
] as const satisfies (keyof JobToSave)[];

/** Returns the words that a job is found by, once it is changed. */
const wordsOf = (job: JobToSave, changes: JobChanges = {}): string =>
  searchedWords(SEARCHED.map((field) => changes[field] ?? job[field]));

const nextRevision = sql`${jobs.revision} + 1`;

/** Makes room for `id` as the featured job. */
async function endFeaturing(transaction: Transaction, id: JobId): Promise<void> {
  await transaction
    .update(jobs)
    .set({ isFeatured: false, revision: nextRevision })
    .where(and(jobs.isFeatured, ne(jobs.id, id)));
}

type Deletion = 'deleted' | 'absent' | 'used' | 'settling';

/**
 * Deletes a job; `used` when somebody has applied for it, `settling` when all who did were deleted but
 * are not removed yet.
 */
export async function deleteJob(db: Db, id: JobId, by: By): Promise<Deletion> {
  return db.transaction(async (transaction) => {
    // In turn with changes of jobs, which lock the table first too: they would wait for each other.
    await transaction.execute(sql`lock table ${jobs} in share row exclusive mode`);
    // An application that comes in meanwhile locks the job too, and then finds it gone.
    const [job] = await transaction.select().from(jobs).where(eq(jobs.id, id)).for('update');
    if (!job) return 'absent';
    const ofJob = eq(applications.jobId, id);
    const kept = await transaction.$count(applications, and(ofJob, isNull(applications.deletedAt)));
    if (kept > 0) return 'used';
    if ((await transaction.$count(applications, ofJob)) > 0) return 'settling';
    await transaction.delete(jobs).where(eq(jobs.id, id));
    await record(transaction, by, id, 'deleted');
    return 'deleted';
  });
}

const SEEDED = 'jobs';

/** Adds the jobs unless that has been done in this database before; says whether it did. */
export async function seedOnce(db: Db, seeded: readonly NewJob[], now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [first] = await transaction
      .insert(seeds)
      .values({ name: SEEDED, doneAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) return false;
    await transaction.insert(jobs).values(seeded.map((job) => ({ ...job, words: wordsOf(job) })));
    return true;
  });
}
