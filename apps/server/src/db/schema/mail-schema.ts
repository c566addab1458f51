import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './schema.ts';

/**
 * Mails that have not been handed over yet. A row goes when its mail has been sent, refused or given
 * up. Nobody can read one without the server's secret: links in them open accounts.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Address, subject and text, encrypted. */
    sealed: text('sealed').notNull(),
    /** Number of times that it has been tried. */
    tries: integer('tries').notNull().default(0),
    /** Time at which it is to be tried next; while a server tries it, when another may think that one dead. */
    dueAt: moment('due_at').notNull().default(sql`now()`),
  },
  (table) => [index('mails_due').on(table.dueAt)],
);
