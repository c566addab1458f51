import type { Config } from './config/read-config.ts';
import type { Outcome } from './control/protocol.ts';
import type { Database } from './db/database.ts';
import { findMigrationState } from './db/migrate.ts';
import type { PublicAddress } from './http/public-address.ts';
import { VERSION } from './lib/version.ts';

type Reported = {
  config: Pick<Config, 'trustProxy'>;
  database: Database;
  address: PublicAddress;
  /** The port that the server listens at. */
  port: number;
};

/** Reports to the operator how the server is, for `npm run doctor`; it visits its own public address for that. */
export async function reportState({ config, database, address, port }: Reported): Promise<Outcome> {
  const [visit, isReady, migrations] = await Promise.all([
    address.visit(),
    database.ready(),
    findMigrationState(database.db).catch(() => 'none' as const),
  ]);
  const report = {
    pid: process.pid,
    version: VERSION,
    port,
    publicUrl: address.origin,
    trustsProxy: config.trustProxy !== false,
    database: { isReady, isFull: database.isFull?.() ?? false, migrations },
    visit,
    elsewhere: address.elsewhere,
  };
  return { ok: true, message: 'This is how the server is.', report };
}
