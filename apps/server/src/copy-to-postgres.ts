// Copies the embedded database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL. Run
// it while the server is stopped; docs/operations.md says how.
import { readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { copyDatabase } from './db/copy-database.ts';
import { openDatabase } from './db/open-database.ts';

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig();
  if (!databaseUrl) throw new StartRefused('DATABASE_URL should name the database to copy to');
  const to = await openDatabase({ dataDir, databaseUrl });
  try {
    const from = await openDatabase({ dataDir, databaseUrl: undefined });
    const counts = await copyDatabase(from.db, to.db).finally(from.close);
    for (const [table, rows] of Object.entries(counts))
      process.stdout.write(`${table}: ${rows} rows\n`);
  } finally {
    await to.close();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
