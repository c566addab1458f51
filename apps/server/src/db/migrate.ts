import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db.ts';

/** The one folder of migrations, written by `npm run db:generate`, for both engines. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** State of a database beside the migrations of this release; `ahead` is one that a later release has migrated. */
export type MigrationState = 'none' | 'behind' | 'current' | 'ahead';

/** The moment of the newest migration of a folder. */
export const newestIn = (migrations: string): number =>
  Math.max(
    ...readMigrationFiles({ migrationsFolder: migrations }).map(({ folderMillis }) => folderMillis),
  );

/**
 * Asks whether the newest migration of the folder, as it is now, is in the database: files that come later are those of the next release.
 * Throws when the database cannot be asked.
 */
export function askMigrated(db: Db, migrations = MIGRATIONS): () => Promise<boolean> {
  const newest = newestIn(migrations);
  return async () => {
    const { rows } = await db.execute<{ applied: boolean }>(
      sql`select coalesce(max(created_at) >= ${newest}, false) as applied from drizzle.__drizzle_migrations`,
    );
    return rows[0]?.applied === true;
  };
}

/** Finds how far a database is migrated. Throws when it cannot be asked. */
export async function findMigrationState(db: Db): Promise<MigrationState> {
  const { rows: tables } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (tables[0]?.isThere !== true) return 'none';
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  if (rows[0]?.last == null) return 'none';
  const [last, newest] = [Number(rows[0].last), newestIn(MIGRATIONS)];
  if (last === newest) return 'current';
  return last < newest ? 'behind' : 'ahead';
}
