import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/db.ts';
import { openForReading } from '#db/postgres/open-for-reading.ts';
import type { Manifest } from './manifest.ts';

/** Digest by which a database knows which backup it was restored from. */
const digestOf = (manifest: Manifest) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/**
 * Notes in the transaction that restores rows which backup they are of, as a comment on the list of migrations: every release has
 * that, and no row of anybody's is in it. Of a restore that is killed after it the next start knows that it is whole.
 */
export async function noteRestored(target: Transaction, manifest: Manifest): Promise<void> {
  await target.execute(
    sql.raw(`comment on table drizzle.__drizzle_migrations is '${digestOf(manifest)}'`),
  );
}

/** Checks whether the rows of a backup are in a database of PostgreSQL, and its restore was not finished. */
export const isRestored = (url: string, manifest: Manifest): Promise<boolean> =>
  withDatabase(url, async (db) => {
    const { rows } = await db.execute<{ note: string | null }>(
      sql`select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as note`,
    );
    return rows[0]?.note === digestOf(manifest);
  });

/** Takes the note away: the restore is finished. */
export const clearRestored = (url: string): Promise<void> =>
  withDatabase(url, async (db) => {
    await db.execute(sql`comment on table drizzle.__drizzle_migrations is null`);
  });

async function withDatabase<Result>(
  url: string,
  ask: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openForReading(url);
  return ask(db).finally(close);
}
