import { join } from 'node:path';
import type { Config } from '#config/read-config.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrate.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<
    Pick<
      Config,
      'databaseConnections' | 'databaseConnectionMinutes' | 'databasePooler' | 'mayMigrate'
    >
  >;

/**
 * Opens and migrates the database that the configuration names: PostgreSQL where `databaseUrl` is
 * set, else PGlite in the folder `db` of `dataDir`, which is made when absent.
 *
 * Throws `StartRefused` when the operator can mend what is wrong.
 */
export async function openDatabase(
  config: DatabaseConfig,
  migrations = MIGRATIONS,
): Promise<Database> {
  const { databaseUrl, databaseConnections, databaseConnectionMinutes, databasePooler } = config;
  const { mayMigrate } = config;
  return databaseUrl
    ? openPostgres(databaseUrl, migrations, {
        connections: databaseConnections,
        connectionMinutes: databaseConnectionMinutes,
        pooler: databasePooler,
        mayMigrate,
      })
    : openPglite(join(config.dataDir, 'db'), { migrations });
}
