import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../db.ts';

/** A column for a moment in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

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

/** A column for the user that a row is of, with whom it goes. */
export const ofUser = () =>
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
  (table) => [
    index('accounts_of_user').on(table.userId),
    // One person at a provider has one account here.
    uniqueIndex('accounts_once').on(table.providerId, table.accountId),
  ],
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

/** Number of times that something was done by someone since `startedAt`; shared by all servers on one database. */
export const counters = pgTable('counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  startedAt: moment('started_at').notNull(),
});
