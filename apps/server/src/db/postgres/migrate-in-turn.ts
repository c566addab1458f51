import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartRefused } from '#config/start-refused.ts';
import { isUpgrade, runMigrations } from '../before-upgrade.ts';
import { refuseWithoutBackup } from '../upgrade-to-one-table.ts';
import { askWhichServer } from './probe.ts';

/** Oldest major version of PostgreSQL that will do. */
export const OLDEST = 15;
const CONNECT_MS = 5_000;
/** Any number, the same in every server: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_305_451;

export type MigrationSettings = {
  /** Says that a backup was made, which the upgrade from 1.0.0 asks for. */
  mayMigrate?: boolean | undefined;
  /** Makes a backup, before migrations change rows of a release before. Where it throws, nothing is changed. */
  backUp?: (() => Promise<unknown>) | undefined;
};

/**
 * Migrates over a connection of its own, which may take as long as it needs; servers that start together take turns.
 * Answers which server it was.
 *
 * The lock and the setting are those of a transaction, which a pooler in between keeps on one connection; the transaction
 * that Drizzle opens inside joins it (PostgreSQL warns of that), so the lock is held until what was migrated is there.
 */
export async function migrateInTurn(
  url: string,
  migrations: string,
  { mayMigrate = false, backUp }: MigrationSettings,
): Promise<string | undefined> {
  const client = await connect(url);
  try {
    await refuseOldServer(client);
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // A backup is made meanwhile.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await refuseWithoutBackup(client, migrations, mayMigrate);
    if (backUp && (await isUpgrade((text) => client.query(text), migrations))) await backUp();
    await runMigrations(() => migrate(drizzle({ client }), { migrationsFolder: migrations }));
    await client.query('commit');
    return await askWhichServer(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined); // What is asked of it then fails by itself.
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new StartRefused(`DATABASE_URL: no connection to PostgreSQL (${String(cause)})`, {
      cause,
    });
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= OLDEST) return;
  throw new StartRefused(`DATABASE_URL: PostgreSQL ${OLDEST} or newer is needed, this is ${major}`);
}
