import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../db.ts';
import { moment, users } from './schema.ts';

/** Reminders by mail of accounts that have ever switched them on; days are local, YYYY-MM-DD. */
export const reminders = pgTable('reminders', {
  owner: text('owner')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  /** From 0 to 23, by the clock of `zone`. */
  hour: integer('hour').notNull(),
  zone: text('zone').notNull(),
  /** Last day that is settled: a mail was sent, or none was to be sent. Empty where it is to be tried again. */
  settledOn: text('settled_on').notNull(),
  /** Time before which a mail that failed is not tried again. */
  notBefore: moment('not_before'),
});
