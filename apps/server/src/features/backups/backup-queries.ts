import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { Db } from '#db/db.ts';
import { backups } from '#db/schema/backup-schema.ts';

/** Any number, the same in every server: who holds it makes a backup, the others go on. */
const BACKUP_LOCK = 7_305_452;

export type RecordedBackup = typeof backups.$inferSelect;

/** Finds the newest backup that any server of the database has made by itself. */
export async function findRecorded(db: Db): Promise<RecordedBackup | undefined> {
  const [newest] = await db.select().from(backups).orderBy(desc(backups.madeAt)).limit(1);
  return newest;
}

/** Records a backup, in the place of those before it. */
export async function recordBackup(db: Db, made: RecordedBackup): Promise<void> {
  await db.insert(backups).values(made).onConflictDoNothing();
  await db.delete(backups).where(lt(backups.madeAt, made.madeAt));
}

/**
 * Does work while no other server of the database does; answers undefined where one does. An embedded database has one server.
 * On PostgreSQL the lock is that of a transaction, which ends with this server however that ends; the work queries with its handle.
 */
export function whileAlone<Result>(
  { kind, db }: Database,
  work: (db: Db) => Promise<Result>,
): Promise<Result | undefined> {
  if (kind === 'pglite') return work(db);
  return db.transaction(async (transaction) => {
    // The work may take long, and asks nothing of the database.
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as mine`,
    );
    return rows[0]?.mine ? work(transaction) : undefined;
  });
}
