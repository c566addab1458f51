import type { Application, JobId, SubmissionStatus } from '@shortlist/contracts';
import { and, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/db.ts';
import { isOpenJob } from '#db/is-open-job.ts';
import { applications, files, jobs, selfIdentification } from '#db/schema/site-schema.ts';
import { searchedWords } from '#db/search-words.ts';
import { countByStatus, findPage, isKept, type Wanted } from '../page-queries.ts';
import { countAnswers } from './count-answers.ts';

export type NewApplication = {
  application: Application;
  jobId: JobId;
  submissionId: string | null;
  /** Names of its files in the file store. */
  keys: readonly string[];
  now: Date;
};

/**
 * Stores an application with its files and counts its self-identification, all or nothing. `absent`
 * when there is no such open job; `repeated` when the same form is there already.
 */
export async function storeApplication(db: Db, sent: NewApplication) {
  return db.transaction(async (transaction) => {
    const job = await lockOpenJob(transaction, sent.jobId);
    if (!job) return 'absent';
    const { application, submissionId, keys, now } = sent;
    const person = {
      firstName: application.firstName.trim(),
      lastName: application.lastName.trim(),
      email: application.email.trim(),
    };
    const [stored] = await transaction
      .insert(applications)
      .values({
        submissionId,
        jobId: job.id,
        jobTitle: job.title,
        ...person,
        words: searchedWords([...Object.values(person), job.title]),
        sponsorship: application.sponsorship === 'Yes' ? 'Yes' : 'No',
        sentAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!stored) return 'repeated';
    await transaction
      .update(files)
      .set({ applicationId: stored.id })
      .where(inArray(files.key, [...keys]));
    await addToCounts(transaction, job.id, application);
    return 'stored';
  });
}

/** Applications for one job take turns here, so that each counts on what the one before has counted. */
async function lockOpenJob(transaction: Transaction, id: JobId) {
  const [job] = await transaction
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.id, id), isOpenJob))
    .for('update');
  return job;
}

async function addToCounts(transaction: Transaction, jobId: JobId, application: Application) {
  const [before] = await transaction
    .select()
    .from(selfIdentification)
    .where(eq(selfIdentification.jobId, jobId));
  const counted = countAnswers(before, application);
  await transaction
    .insert(selfIdentification)
    .values({ jobId, ...counted })
    .onConflictDoUpdate({ target: selfIdentification.jobId, set: counted });
}

/** What admins may see of a job's answers; undefined when there is no such job. */
export async function findTotals(db: Db, id: JobId) {
  const [found] = await db
    .select({ answered: selfIdentification.shownAnswered, totals: selfIdentification.shown })
    .from(jobs)
    .leftJoin(selfIdentification, eq(selfIdentification.jobId, jobs.id))
    .where(eq(jobs.id, id));
  return found && { answered: found.answered ?? 0, totals: found.totals ?? null };
}

/** A page of applications, with their files, the newest first. */
export async function listApplications(db: Db, wanted: Wanted & { jobId: string }) {
  const { matching, onPage, newestFirst, cut } = findPage(applications, wanted);
  const ofJob = wanted.jobId === '' ? undefined : sql`${applications.jobId} = ${wanted.jobId}`;
  const { words: _, deletedAt: __, deletionId: ___, ...columns } = getTableColumns(applications);
  const found = await db
    .select(columns)
    .from(applications)
    .where(and(onPage, ofJob))
    .orderBy(...newestFirst)
    .limit(cut.limit);
  const { rows, next } = cut.of(found);
  const ids = rows.map(({ id }) => id);
  const attached =
    ids.length === 0 ? [] : await db.select().from(files).where(inArray(files.applicationId, ids));
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .where(and(matching, ofJob));
  const counts = await countByStatus(db, applications);
  return { rows, attached, next, total: counted?.total ?? 0, counts };
}

/** Whether there is such an application, which now has the status. */
export async function setApplicationStatus(db: Db, id: string, status: SubmissionStatus) {
  const set = await db
    .update(applications)
    .set({ status })
    .where(and(eq(applications.id, id), isKept(applications)))
    .returning({ id: applications.id });
  return set.length > 0;
}
