import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { copyEmbedded } from './backup/copy-embedded.ts';
import { mayRestore } from './backup/restore-names.ts';
import { carryOut } from './carry-out.ts';
import { type Config, readConfig, readSettings, type Settings } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { openControl } from './control/open-control.ts';
import type { Command, Outcome } from './control/protocol.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { FEATURES } from './features/index.ts';
import { type Files, openFiles } from './files/open-files.ts';
import { stopListening } from './http/connection/stop-listening.ts';
import { PublicAddress } from './http/public-address.ts';
import { startWatchdog } from './lib/watchdog/start-watchdog.ts';
import { removeExpiredHourly } from './remove-expired.ts';
import { reportState } from './report-state.ts';
import { sayFailure } from './say-failure.ts';

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
    const why = sayFailure(error);
    if (why === undefined) throw error;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
  }
}

async function start(hangMs: number): Promise<void> {
  const settings = readSettings();
  if (mayRestore(settings.dataDir)) await restore(settings);
  const config = readConfig();
  const backUp = config.backupEveryH > 0 ? () => backUpBefore(settings) : undefined;
  const database = await openDatabase({ ...config, backUp });
  // Not before: the embedded database is recovered in one turn of the loop, which takes as long as it takes.
  startWatchdog(hangMs);
  const files = openFiles(config);
  for (const { seed } of FEATURES) await seed?.(database.db, new Date());
  const stopping = { hasBegun: false };
  const address = new PublicAddress(config.publicUrl);
  const app = await buildApp({
    config,
    database,
    files,
    sections: SECTIONS,
    kinds: KINDS,
    webFolder: WEB_FOLDER,
    stopping,
    address,
  });
  const stopRemoving = removeExpiredHourly(database.db, files, () => new Date(), app.log);
  const portOf = () => (app.server.address() as AddressInfo | null)?.port ?? config.port;
  const parts = { config, database, files, address, portOf };
  const closeControl = await takeCommands(parts, app.log);

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
    const listening = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${PRODUCT_NAME} is at ${config.publicUrl ?? listening}\n`);
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

/** Restores what was laid in; its modules are loaded by the few starts that have something to restore. */
async function restore(settings: Settings): Promise<void> {
  const { restoreLaidIn } = await import('./backup/restore-laid-in.ts');
  const restored = await restoreLaidIn(settings);
  if (restored) process.stdout.write(`Restored as it was at ${restored.madeAt}.\n`);
}

async function backUpBefore(settings: Settings): Promise<void> {
  const { backUpBeforeUpgrade } = await import('./backup/back-up-before-upgrade.ts');
  await backUpBeforeUpgrade(settings);
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

type Parts = {
  config: Config;
  database: Database;
  files: Files;
  address: PublicAddress;
  portOf: () => number;
};

function run(command: Command, parts: Parts): Promise<Outcome> {
  const { config, database, files, portOf } = parts;
  if (command.verb === 'look') return reportState({ ...parts, port: portOf() });
  if (command.verb === 'copy-database') return copyEmbedded(database, command.folder);
  const kept = { db: database.db, store: files.store, secret: config.sessionSecret };
  return carryOut(kept, command);
}

/** Takes the operator's commands while the server runs. Without a socket it runs all the same, and says what is missing. */
async function takeCommands(parts: Parts, log: FastifyBaseLogger) {
  try {
    return await openControl(parts.config.dataDir, (command) =>
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
