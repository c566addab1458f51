import { join } from 'node:path';
import type { Config } from '#config/read-config.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrate.ts';
import type { PgliteOptions } from './pglite/open-pglite.ts';
import type { MigrationSettings } from './postgres/migrate-in-turn.ts';

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<
    Pick<
      Config,
      'databaseConnections' | 'databaseConnectionMinutes' | 'databasePooler' | 'mayMigrate'
    >
  > &
  Pick<MigrationSettings, 'backUp'> &
  Pick<PgliteOptions, 'isCopy'>;

/**
 * Opens and migrates the database that the configuration names: PostgreSQL where `databaseUrl` is
 * set, else PGlite in the folder `db` of `dataDir`, which is made when absent. Before migrations change rows, PGlite's files are
 * copied beside them, and of PostgreSQL `backUp` makes a backup.
 *
 * Throws `StartRefused` when the operator can mend what is wrong.
 */
export async function openDatabase(
  config: DatabaseConfig,
  migrations = MIGRATIONS,
): Promise<Database> {
  const { databaseUrl, databaseConnections, databaseConnectionMinutes, databasePooler } = config;
  const { mayMigrate, backUp } = config;
  // Each loads its driver, and no start needs both.
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(databaseUrl, migrations, {
      connections: databaseConnections,
      connectionMinutes: databaseConnectionMinutes,
      pooler: databasePooler,
      mayMigrate,
      backUp,
    });
  }
  const { openPglite } = await import('./pglite/open-pglite.ts');
  return openPglite(join(config.dataDir, 'db'), { migrations, isCopy: config.isCopy });
}
