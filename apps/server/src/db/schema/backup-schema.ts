import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './schema.ts';

/**
 * Backups that servers of this database have made by themselves: when, and where they lie, by machine and folder. The newest
 * alone is kept, so that no server makes another while it is new.
 */
export const backups = pgTable('backups', {
  madeAt: moment('made_at').primaryKey(),
  place: text('place').notNull(),
});
