import { sql } from 'drizzle-orm';
import { findMigrationState, type MigrationState } from '../migrate.ts';
import { OLDEST } from './migrate-in-turn.ts';
import { openForReading } from './open-for-reading.ts';

/** State of a PostgreSQL database that nothing was changed in. */
export type PostgresState = {
  major: number;
  /** The oldest major version that will do. */
  oldest: number;
  /** Milliseconds by which its clock is ahead of this machine's. */
  aheadMs: number;
  migrations: MigrationState;
};

/** Describes a PostgreSQL database as it is. Throws `StartRefused` where there is no connection. */
export async function describePostgres(url: string): Promise<PostgresState> {
  const { db, close } = await openForReading(url);
  try {
    const [sent, { rows }, back] = [
      Date.now(),
      await db.execute<{ version: string; now: string }>(
        sql`select current_setting('server_version_num') as version, extract(epoch from clock_timestamp()) * 1000 as now`,
      ),
      Date.now(),
    ];
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    return {
      major,
      oldest: OLDEST,
      aheadMs: Math.round(Number(rows[0]?.now) - (sent + back) / 2),
      migrations: await findMigrationState(db),
    };
  } finally {
    await close();
  }
}
