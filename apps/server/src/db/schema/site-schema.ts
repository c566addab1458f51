import type {
  AdminAction,
  AuditedEvent,
  EmploymentType,
  FileType,
  JobId,
  SubmissionKind,
  SubmissionStatus,
  Totals,
} from '@shortlist/contracts';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../db.ts';
import { indexed, words } from '../search-words.ts';
import { moment } from './schema.ts';

/** Seeds that have been put into this database once, and are not put there again when somebody deletes them. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  doneAt: moment('done_at').notNull(),
});

/** The company's jobs, open and closed. At most one is featured, and that one is open. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').$type<JobId>().primaryKey(),
    title: text('title').notNull(),
    department: text('department').notNull(),
    location: text('location').notNull(),
    applyLink: text('apply_link').notNull(),
    description: text('description').notNull(),
    responsibilities: text('responsibilities').notNull(),
    qualifications: text('qualifications').notNull(),
    employmentType: text('employment_type').$type<EmploymentType>().notNull().default('Full-time'),
    /** The last day of applying, in UTC, e.g. "2026-12-31"; empty where there is none. */
    applyBy: text('apply_by').notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull().default('US'),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    isFeatured: boolean('is_featured').notNull().default(false),
    postedAt: moment('posted_at').notNull(),
    revision: integer('revision').notNull().default(1),
    words: words(),
  },
  (table) => [
    uniqueIndex('jobs_featured_once').on(table.isFeatured).where(sql`is_featured`),
    index('jobs_searched').using('gin', indexed(table.words)),
  ],
);

/** The columns of whatever a form of the company site sends in. */
const submitted = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  /** The page's own id of the filled-in form: a repeated send finds it stored. */
  submissionId: uuid('submission_id').unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  status: text('status').$type<SubmissionStatus>().notNull().default('new'),
  sentAt: moment('sent_at').notNull(),
  words: words(),
  /** Set while a deletion can be undone, and until `removeExpired` removes the row. */
  deletedAt: moment('deleted_at'),
  /** Names the deletion that the row went with, by which all of it is undone. */
  deletionId: uuid('deletion_id'),
});

export const inquiries = pgTable(
  'inquiries',
  {
    ...submitted(),
    phone: text('phone').notNull(),
    details: text('details').notNull(),
  },
  (table) => [
    index('inquiries_listed').on(table.sentAt, table.id),
    index('inquiries_of_status').on(table.status, table.sentAt, table.id),
    index('inquiries_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('inquiries_searched').using('gin', indexed(table.words)),
  ],
);

/** Applications. Of the self-identification nothing is here: that is only counted, below. */
export const applications = pgTable(
  'applications',
  {
    ...submitted(),
    jobId: text('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => jobs.id),
    jobTitle: text('job_title').notNull(),
    sponsorship: text('sponsorship').$type<'Yes' | 'No'>().notNull(),
  },
  (table) => [
    index('applications_listed').on(table.sentAt, table.id),
    index('applications_of_status').on(table.status, table.sentAt, table.id),
    index('applications_of_job').on(table.jobId, table.sentAt, table.id),
    index('applications_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('applications_searched').using('gin', indexed(table.words)),
  ],
);

/**
 * Files in the file store, under the name `key`. A row comes before its file and goes after it, so
 * there is no file without a row. It belongs to a record, of whichever table: one without is on its way, or was given up.
 * Whatever removes a record detaches its files first: no foreign key can.
 */
export const files = pgTable(
  'files',
  {
    key: uuid('key').primaryKey(),
    /** The kind of the record, 'application' for one, and its id; both or none. */
    recordKind: text('record_kind'),
    recordId: text('record_id'),
    /** The place of the file in its record, which has one of each kind. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of its bytes, in hex, of a file that we made. */
    digest: text('digest'),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('files_of_record').on(table.recordKind, table.recordId, table.kind),
    index('files_on_their_way').on(table.startedAt).where(isNull(table.recordId)),
  ],
);

/**
 * Counts of each self-identification answer, a job a row. One row, not one for each answer: rows that were written
 * together would tell which answers belong together. `shown` is what admins see: the counts as they were when
 * `shownAnswered` people had answered.
 */
export const selfIdentification = pgTable('self_identification', {
  jobId: text('job_id')
    .$type<JobId>()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  answered: integer('answered').notNull(),
  counts: jsonb('counts').$type<Totals>().notNull(),
  shownAnswered: integer('shown_answered').notNull(),
  shown: jsonb('shown').$type<Totals>(),
});

/** Months for which inquiries and applications are kept. Without a row, and with null, for ever. */
export const retention = pgTable('retention', {
  kind: text('kind').$type<SubmissionKind>().primaryKey(),
  months: integer('months'),
  setAt: moment('set_at').notNull(),
});

/** The audit trail of what admins, and retention, did to what was sent in. Nothing is ever changed in it. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    /** Null for the server itself. Refers to no row: an entry outlives the account. */
    actor: text('actor').$type<UserId>(),
    action: text('action').$type<AdminAction>().notNull(),
    kind: text('kind').$type<SubmissionKind>().notNull(),
    count: integer('count').notNull(),
    months: integer('months'),
  },
  (table) => [index('admin_actions_listed').on(table.at, table.id)],
);

/**
 * The rest of the audit trail: what was done to accounts, jobs and files of applications. A table of its own, since servers of
 * the release before list the one above and know none of this.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** Null for the operator, at the server. Refers to no row. */
    actor: text('actor').$type<UserId>(),
    action: text('action').$type<AuditedEvent['action']>().notNull(),
    kind: text('kind').$type<AuditedEvent['kind']>().notNull(),
    /** The id of the account, the job or the application. Refers to no row either. */
    subject: text('subject').notNull(),
  },
  (table) => [index('audit_events_listed').on(table.at, table.id)],
);
