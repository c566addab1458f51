import type { SentFormat, SentScore, WholeDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import type { ClosingReason, Meaning, Posting } from '@shortlist/model/pursuit';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../db.ts';
import { documents } from './document-schema.ts';
import { moment, users } from './schema.ts';

const ofDocument = () =>
  uuid('document')
    .$type<ResumeId>()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/**
 * Rows of lists of applications, one each, written with every write to the document: its parts say all of it, and more. Days are YYYY-MM-DD,
 * empty where they are not known.
 */
export const pursuits = pgTable('pursuits', {
  document: ofDocument().primaryKey(),
  company: text('company').notNull(),
  title: text('title').notNull(),
  location: text('location').notNull(),
  url: text('url').notNull(),
  source: text('source').notNull(),
  meaning: text('meaning').$type<Meaning>().notNull(),
  round: integer('round'),
  stage: text('stage').notNull(),
  reasons: jsonb('reasons').$type<readonly ClosingReason[]>().notNull(),
  since: text('since').notNull(),
  nextWhat: text('next_what').notNull(),
  nextDue: text('next_due').notNull(),
  lastDay: text('last_day').notNull(),
});

/** Meanings that the states of applications took, in order of the revision of the state: `at` then, with the round, the stage and the day that were said last. */
export const pursuitEvents = pgTable(
  'pursuit_events',
  {
    document: ofDocument(),
    revision: integer('revision').notNull(),
    at: moment('at').notNull(),
    meaning: text('meaning').$type<Meaning>().notNull(),
    round: integer('round'),
    stage: text('stage').notNull(),
    since: text('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.revision] })],
);

/**
 * Sendings for applications, as they were then; the resume and the letter may be gone. Their files are those of the record `('sent', id)`. `clientId` makes a
 * sending that is repeated one.
 */
export const pursuitSent = pgTable(
  'pursuit_sent',
  {
    id: uuid('id').primaryKey(),
    document: ofDocument(),
    clientId: uuid('client_id').notNull(),
    at: moment('at').notNull(),
    resume: uuid('resume').$type<ResumeId>().notNull(),
    resumeTitle: text('resume_title').notNull(),
    letter: uuid('letter').$type<ResumeId>(),
    letterTitle: text('letter_title'),
    format: text('format').$type<SentFormat>().notNull(),
    isTailored: boolean('is_tailored').notNull(),
    posting: jsonb('posting').$type<Posting>().notNull(),
    score: jsonb('score').$type<SentScore>(),
    /** Content of the resume at that moment. */
    snapshot: jsonb('snapshot').$type<WholeDocument>().notNull(),
    /** Content of the letter; null without one, and where the release before kept the sending. */
    letterSnapshot: jsonb('letter_snapshot').$type<WholeDocument>(),
    /** False once the person has deleted it from the history of the resume, or of the letter. */
    isInResume: boolean('is_in_resume').notNull().default(true),
    isInLetter: boolean('is_in_letter').notNull().default(true),
    /** Of files, snapshots and posting. */
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    uniqueIndex('pursuit_sent_once').on(table.document, table.clientId),
    index('pursuit_sent_newest').on(table.document, table.at),
    index('pursuit_sent_of_resume').on(table.resume),
    index('pursuit_sent_of_letter').on(table.letter),
  ],
);

/** Addresses under which calendars of interviews and days are read, by a digest of their secret; one of an owner's. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    digest: text('digest').primaryKey(),
    owner: text('owner')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_one').on(table.owner)],
);
