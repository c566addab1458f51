import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartRefused } from '#config/start-refused.ts';
import type { Database } from '../database.ts';
import type { Db } from '../db.ts';
import { isMigrated } from '../migrate.ts';
import { withOneHandle } from '../one-handle.ts';

const OLDEST = 15;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
/** Any number, the same in every server: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_305_451;

/**
 * Connects to PostgreSQL and migrates. Servers that start together take turns.
 *
 * A statement is given 15 s, a connection 5 s; migrations take as long as they need. Throws
 * `StartRefused` when nothing answers at the address or the server is older than PostgreSQL 15.
 */
export async function openPostgres(url: string, migrations: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  // A connection that breaks, idle or in a transaction, is replaced by the pool, and what was asked of it
  // fails by itself; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateInTurn(pool, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }

  // Same builder and dialect; only the type of raw answers is named differently per driver.
  const db = withOneHandle(pool, (client) => drizzle({ client }) as unknown as Db);
  return {
    db,
    kind: 'postgres',
    close: () => pool.end(),
    ready: () => isMigrated(db, migrations).catch(() => false),
  };
}

async function migrateInTurn(pool: pg.Pool, migrations: string): Promise<void> {
  const client = await connect(pool);
  try {
    await refuseOldServer(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: migrations });
  } finally {
    // Destroying the connection gives back the lock and the setting, whatever happened.
    client.release(true);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new StartRefused(`DATABASE_URL: no connection to PostgreSQL (${String(cause)})`, {
      cause,
    });
  }
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= OLDEST) return;
  throw new StartRefused(`DATABASE_URL: PostgreSQL ${OLDEST} or newer is needed, this is ${major}`);
}
