import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { copyEmbedded } from './backup/copy-embedded.ts';
import { carryOut } from './carry-out.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { openControl } from './control/open-control.ts';
import type { Command, Outcome } from './control/protocol.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { FEATURES } from './features/index.ts';
import { type Files, openFiles } from './files/open-files.ts';
import { stopListening } from './http/connection/stop-listening.ts';
import { startWatchdog } from './lib/watchdog/start-watchdog.ts';
import { removeExpiredHourly } from './remove-expired.ts';

/** Requests under way, and the tidying of the database, may take this long when the server is being stopped. */
const LONGEST_STOP_MS = 60_000;

/** Longer than the tidying of a large embedded database, which nothing interrupts. */
const HANG_MS = 60_000;

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Starts the server and says where it is; a signal ends it in order. A start refused says why. A server whose event loop does
 * not turn for `hangMs` is ended.
 */
export async function serve(hangMs = HANG_MS): Promise<void> {
  try {
    await start(hangMs);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function start(hangMs: number): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  // Not before: the embedded database is recovered in one turn of the loop, which takes as long as it takes.
  startWatchdog(hangMs);
  const files = openFiles(config);
  for (const { seed } of FEATURES) await seed?.(database.db, new Date());
  const stopping = { hasBegun: false };
  const app = await buildApp({
    config,
    database,
    files,
    sections: SECTIONS,
    kinds: KINDS,
    webFolder: WEB_FOLDER,
    stopping,
  });
  const stopRemoving = removeExpiredHourly(database.db, files, () => new Date(), app.log);
  const closeControl = await takeCommands(config, { database, files }, app.log);

  const stopInOrder = async () => {
    stopping.hasBegun = true;
    if (config.drainS > 0 && app.server.listening) {
      await sleep(config.drainS * 1_000);
      await stopListening(app.server);
    }
    endLater(LONGEST_STOP_MS);
    await closeControl();
    await app.close(); // Takes no more requests, and finishes those under way.
    await stopRemoving();
    await database.close();
  };
  // Ctrl+C reaches a server under npm twice, from the terminal and from npm's script: once is enough.
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= stopInOrder();
    return stopped;
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

/** Ends the process at the latest after so many ms: something under way has no end. Keeps nothing alive by itself. */
function endLater(ms: number): void {
  setTimeout(() => {
    process.stderr.write(
      `What was under way did not end within ${ms / 1_000} s; it was given up. What was confirmed is kept.\n`,
    );
    process.exit(1);
  }, ms).unref();
}

type Parts = { database: Database; files: Files };

const run = (command: Command, { database, files }: Parts): Promise<Outcome> =>
  command.verb === 'copy-database'
    ? copyEmbedded(database, command.folder)
    : carryOut({ db: database.db, store: files.store }, command);

/** Takes the operator's commands while the server runs. Without a socket it runs all the same, and says what is missing. */
async function takeCommands({ dataDir }: Config, parts: Parts, log: FastifyBaseLogger) {
  try {
    return await openControl(dataDir, (command) =>
      run(command, parts).catch((error: unknown) => {
        log.error({ err: error }, 'a command at the control socket failed');
        return { ok: false, message: 'This failed in the running server; its log says why.' };
      }),
    );
  } catch (error) {
    log.warn(
      { reason: String(error) },
      'no control socket: npm run admin works only while this server is stopped',
    );
    return async () => {};
  }
}
