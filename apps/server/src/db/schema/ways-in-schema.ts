import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../db.ts';
import { moment, ofUser } from './schema.ts';

/** Passkeys of accounts (WebAuthn credentials). The private half never leaves its owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Id of the credential, in Base64url. */
    id: text('id').primaryKey(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** COSE key, in Base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures that the authenticator has counted; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** The second factor of an account: time-based codes (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser().primaryKey(),
  /** The shared key, sealed with the server's secret. */
  sealed: text('sealed').notNull(),
  /** Null until a code has shown that the app has the key: nothing is asked for until then. */
  confirmedAt: moment('confirmed_at'),
  /** Number of the last time step of which a code was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Codes that stand in for a lost second factor, once each; of each its digest. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), digest: text('digest').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/** Invitations to make an account; of the token in each link the digest. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    digest: text('digest').notNull().unique(),
    /** Address that alone may use it; null for whoever has the link. */
    email: text('email'),
    /** True for the link of the first admin, which a start prints once. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Null for the operator. Refers to no row. */
    invitedBy: text('invited_by').$type<UserId>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('invitations_listed').on(table.createdAt, table.id)],
);

/** Events of accounts: changes of the ways into each, as its owner is shown them. Nothing is ever changed in it. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    at: moment('at').notNull(),
    what: text('what').notNull(),
    /** Kind of browser, such as "Firefox on Windows"; null where no browser did it. */
    browser: text('browser'),
  },
  (table) => [index('account_events_of_user').on(table.userId, table.at)],
);
