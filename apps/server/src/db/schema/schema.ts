import type {
  Contact,
  EntryId,
  EntryKind,
  ExperienceLevel,
  FlatEntry,
  PaperSection,
  ResumeId,
} from '@shortlist/resume';
import { isNotNull, isNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../user-id.ts';
import { moment } from './moment.ts';

const revision = (name: string) => integer(name).notNull().default(1);

/** Guests and accounts; the tables up to `jwks` have the columns that better-auth asks for. */
export const users = pgTable('users', {
  id: text('id').$type<UserId>().primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  isAnonymous: boolean('is_anonymous').default(false),
  /** Given by command only; counts once the address is verified. */
  isAdmin: boolean('is_admin').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const ofUser = () =>
  text('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: ofUser(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_of_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_of_value').on(table.value),
  ],
);

/** Keys that sign the tokens for the browser's local storage; the private half is encrypted with the secret. */
export const jwks = pgTable('jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
});

/**
 * Browsers in which an account has logged in. The browser's cookie holds a random mark, this table
 * only its digest: a mark opens nothing, and ends with its row.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [index('known_browsers_of_user').on(table.userId, table.usedAt)],
);

/** How often something was done by someone since `startedAt`; shared by all servers on one database. */
export const counters = pgTable('counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  startedAt: moment('started_at').notNull(),
});

/**
 * Resumes without their entries. Each part has its own revision, so that saves of different
 * parts never meet; `nameRevision` goes with name, level and industry. A deleted resume stays,
 * with the moment, until `removeExpired` removes it.
 */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid('id').$type<ResumeId>().primaryKey().defaultRandom(),
    owner: text('owner')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    experienceLevel: text('experience_level').$type<ExperienceLevel | ''>().notNull(),
    targetedIndustry: text('targeted_industry').notNull(),
    nameRevision: revision('name_revision'),
    contact: jsonb('contact').$type<Contact>().notNull(),
    contactRevision: revision('contact_revision'),
    summary: text('summary').notNull().default(''),
    summaryRevision: revision('summary_revision'),
    skills: text('skills').notNull().default(''),
    skillsRevision: revision('skills_revision'),
    sectionOrder: jsonb('section_order').$type<PaperSection[]>().notNull(),
    sectionOrderRevision: revision('section_order_revision'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at').notNull(),
    deletedAt: moment('deleted_at'),
    /**
     * How much the parts of the document take, and their versions, as its last save by this release left them: each save sets
     * both anew, so that what the release before has written in between is counted at the next. Null until the first.
     */
    bytes: bigint('bytes', { mode: 'number' }),
    historyBytes: bigint('history_bytes', { mode: 'number' }),
  },
  (table) => [
    index('resumes_listed').on(table.owner, table.editedAt).where(isNull(table.deletedAt)),
    index('resumes_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('resumes_of_owner').on(table.owner),
    unique('resumes_owned').on(table.id, table.owner),
  ],
);

/** An entry's fields without its id. */
export type EntryContent<K extends EntryKind = EntryKind> = K extends EntryKind
  ? Omit<FlatEntry<K>, 'id'>
  : never;

/**
 * Entries of resumes. `clientId` is the name that the browser gave to an entry before it had an id:
 * a repeated save finds the entry by it. It is unique for each kind, since older clients use the
 * time in milliseconds and make a first entry of every kind at once. Entries that no order names stand
 * in the order of `madeAt`; `position`, the order of arrival, settles what was made at once.
 */
export const entries = pgTable(
  'entries',
  {
    id: uuid('id').$type<EntryId>().primaryKey().defaultRandom(),
    resumeId: uuid('resume_id')
      .$type<ResumeId>()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EntryKind>().notNull(),
    clientId: text('client_id'),
    madeAt: moment('made_at').notNull().defaultNow(),
    position: bigint('position', { mode: 'number' }).generatedByDefaultAsIdentity(),
    content: jsonb('content').$type<EntryContent>().notNull(),
    revision: revision('revision'),
  },
  (table) => [
    unique('entries_saved_once').on(table.resumeId, table.kind, table.clientId),
    index('entries_in_order').on(table.resumeId, table.madeAt, table.position),
  ],
);

/**
 * The order that a person gave the entries of one kind, by id: the server's, or the client's own of an entry that
 * may not be saved yet. Without a row there is none, which is its first revision.
 */
export const entryOrders = pgTable(
  'entry_orders',
  {
    resumeId: uuid('resume_id')
      .$type<ResumeId>()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EntryKind>().notNull(),
    ids: jsonb('ids').$type<EntryId[]>().notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.kind] })],
);
