// Copies the embedded database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL. Run
// it while the server is stopped; docs/operations.md says how.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { runProgram } from './run-program.ts';

/** Between two lines that say how far it is. */
const LINE_EVERY_MS = 2_000;

function progressLines() {
  let saidAt = performance.now();
  return (table: string, rows: number, all: number): void => {
    if (performance.now() - saidAt < LINE_EVERY_MS) return;
    saidAt = performance.now();
    process.stdout.write(`${table}: ${rows} of ${all} rows …\n`);
  };
}

await runProgram(async () => {
  const { dataDir, databaseUrl } = readSettings();
  if (!databaseUrl) throw new StartRefused('DATABASE_URL should name the database to copy to');
  if (!existsSync(join(dataDir, 'db', 'PG_VERSION')))
    throw new StartRefused(`There is no database in ${join(dataDir, 'db')}. Set DATA_DIR.`);
  const { copyDatabase } = await import('./db/copy/copy-database.ts');
  const { openDatabase } = await import('./db/open-database.ts');
  const to = await openDatabase({ dataDir, databaseUrl });
  try {
    const from = await openDatabase({ dataDir, databaseUrl: undefined });
    const counts = await copyDatabase(from.db, to.db, progressLines()).finally(from.close);
    return Object.entries(counts).map(([table, rows]) => `${table}: ${rows} rows`);
  } finally {
    await to.close();
  }
});
