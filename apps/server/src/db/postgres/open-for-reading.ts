import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartRefused } from '#config/start-refused.ts';
import type { Database } from '../database.ts';
import type { Db } from '../db.ts';

const CONNECT_MS = 5_000;

/** Opens one connection to a PostgreSQL database as it is: nothing is migrated. Throws `StartRefused` when there is none. */
export async function openForReading(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    max: 1,
  });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new StartRefused(`DATABASE_URL: no connection to PostgreSQL (${String(cause)})`, {
      cause,
    });
  }
  return {
    db: drizzleOn(pool),
    kind: 'postgres',
    close: () => pool.end(),
    ready: async () => true,
  };
}

/** The handle for queries on a pool. */
export const drizzleOn = (client: pg.Pool): Db => drizzle({ client });
