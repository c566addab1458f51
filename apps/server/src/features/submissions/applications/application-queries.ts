import type {
  Application,
  FileKind,
  JobId,
  SubmissionKind,
  SubmissionStatus,
} from '@shortlist/contracts';
import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/db.ts';
import { isOpenJob } from '#db/is-open-job.ts';
import { prepared } from '#db/prepared.ts';
import { applications, files, jobs, selfIdentification } from '#db/schema/site-schema.ts';
import { searchedWords } from '#db/search-words.ts';
import { attachFiles, listFiles } from '#files/file-queries.ts';
import { countByStatus, findPage, isKept, type Wanted } from '../page-queries.ts';
import { countAnswers } from './count-answers.ts';

/** The kind of record that an application's files belong to. */
const RECORD: SubmissionKind = 'application';

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
    const insert = prepared(transaction, 'insert_application', () => buildInsert(transaction));
    const [stored] = await insert.execute({
      submissionId,
      jobId: job.id,
      jobTitle: job.title,
      ...person,
      words: searchedWords([...Object.values(person), job.title]),
      sponsorship: application.sponsorship === 'Yes' ? 'Yes' : 'No',
      sentAt: now,
    });
    if (!stored) return 'repeated';
    await attachFiles(transaction, { kind: RECORD, id: stored.id }, keys);
    await addToCounts(transaction, job.id, application);
    return 'stored';
  });
}

const { placeholder } = sql;

const buildInsert = (db: Db) =>
  db
    .insert(applications)
    .values({
      submissionId: placeholder('submissionId'),
      jobId: placeholder('jobId'),
      jobTitle: placeholder('jobTitle'),
      firstName: placeholder('firstName'),
      lastName: placeholder('lastName'),
      email: placeholder('email'),
      words: placeholder('words'),
      sponsorship: placeholder('sponsorship'),
      sentAt: placeholder('sentAt'),
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });

/** Applications for one job take turns here, so that each counts on what the one before has counted. */
async function lockOpenJob(transaction: Transaction, id: JobId) {
  const lock = prepared(transaction, 'lock_open_job', () =>
    transaction
      .select({ id: jobs.id, title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.id, placeholder('id')), isOpenJob))
      .for('update'),
  );
  const [job] = await lock.execute({ id });
  return job;
}

async function addToCounts(transaction: Transaction, jobId: JobId, application: Application) {
  const find = prepared(transaction, 'find_answers', () =>
    transaction
      .select()
      .from(selfIdentification)
      .where(eq(selfIdentification.jobId, placeholder('jobId'))),
  );
  const [before] = await find.execute({ jobId });
  const counted = countAnswers(before, application);
  await transaction
    .insert(selfIdentification)
    .values({ jobId, ...counted })
    .onConflictDoUpdate({ target: selfIdentification.jobId, set: counted });
}

/** Returns what admins may see of a job's answers; undefined when there is no such job. */
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
  const attached = await listFiles(db, RECORD, ids);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .where(and(matching, ofJob));
  const counts = await countByStatus(db, applications);
  return { rows, attached, next, total: counted?.total ?? 0, counts };
}

/** Finds the file of a kind of an application that is not deleted. */
export async function findFile(db: Db, id: string, kind: FileKind) {
  const [kept] = await db
    .select(getTableColumns(files))
    .from(applications)
    .innerJoin(files, eq(files.recordId, sql`${applications.id}::text`))
    .where(
      and(
        eq(applications.id, id),
        isKept(applications),
        eq(files.recordKind, RECORD),
        eq(files.kind, kind),
      ),
    );
  return kept;
}

/** Sets the status of an application; returns whether there is such a one. */
export async function setApplicationStatus(db: Db, id: string, status: SubmissionStatus) {
  const set = await db
    .update(applications)
    .set({ status })
    .where(and(eq(applications.id, id), isKept(applications)))
    .returning({ id: applications.id });
  return set.length > 0;
}
