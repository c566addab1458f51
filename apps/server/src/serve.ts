import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@shortlist/contracts';
import { buildApp } from './app.ts';
import { readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { openDatabase } from './db/open-database.ts';
import { seedJobs } from './features/jobs/seed-jobs.ts';
import { openFiles } from './files/open-files.ts';
import { removeExpiredHourly } from './remove-expired.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Starts the server and says where it is; a signal ends it in order. A start refused says why. */
export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function start(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const files = openFiles(config);
  await seedJobs(database.db, new Date());
  const app = await buildApp({ config, database, files, webFolder: WEB_FOLDER });
  const stopRemoving = removeExpiredHourly(database.db, files, () => new Date(), app.log);

  const stopInOrder = async () => {
    await app.close(); // Takes no more requests, and finishes those under way.
    await stopRemoving();
    await database.close();
  };
  // Ctrl+C reaches a server under npm twice, from the terminal and from npm's script: once is enough.
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopInOrder();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());

  try {
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${PRODUCT_NAME} is at ${config.publicUrl ?? address}\n`);
  } catch (error) {
    await stop();
    throw new StartRefused(
      `Cannot listen on ${config.host} port ${config.port}: ${String(error)}`,
      {
        cause: error,
      },
    );
  }
}
