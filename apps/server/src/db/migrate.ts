import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db.ts';

/** The one folder of migrations, written by `npm run db:generate`, for both engines. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Asks whether the newest migration of the folder, as it is now, is in the database: files that come later are those of the next release.
 * Throws when the database cannot be asked.
 */
export function askMigrated(db: Db, migrations = MIGRATIONS): () => Promise<boolean> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrations }).map(({ folderMillis }) => folderMillis),
  );
  return async () => {
    const { rows } = await db.execute<{ applied: boolean }>(
      sql`select coalesce(max(created_at) >= ${newest}, false) as applied from drizzle.__drizzle_migrations`,
    );
    return rows[0]?.applied === true;
  };
}
