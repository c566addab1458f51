// Copies the embedded database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL. Run
// it while the server is stopped; docs/operations.md says how.
import { readSettings } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { copyDatabase } from './db/copy/copy-database.ts';
import { openDatabase } from './db/open-database.ts';
import { runProgram } from './run-program.ts';

/** Rows between two lines that say how far it is. */
const ROWS_A_LINE = 10_000;

function sayProgress(table: string, rows: number): void {
  if (rows % ROWS_A_LINE === 0) process.stdout.write(`${table}: ${rows} rows …\n`);
}

await runProgram(async () => {
  const { dataDir, databaseUrl } = readSettings();
  if (!databaseUrl) throw new StartRefused('DATABASE_URL should name the database to copy to');
  const to = await openDatabase({ dataDir, databaseUrl });
  try {
    const from = await openDatabase({ dataDir, databaseUrl: undefined });
    const counts = await copyDatabase(from.db, to.db, sayProgress).finally(from.close);
    return Object.entries(counts).map(([table, rows]) => `${table}: ${rows} rows`);
  } finally {
    await to.close();
  }
});
