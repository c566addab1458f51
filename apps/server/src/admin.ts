// Gives the role of an admin to an account, or takes it away: `npm run admin -- grant EMAIL`, or `revoke EMAIL`; has an account whose owner
// has lost them asked for no more two-step codes: `end-codes EMAIL`; and writes all that is kept of an account into a file: `archive EMAIL FILE`. A server that runs does it; without one the database is opened here.
import { resolve } from 'node:path';
import { type Config, readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { callServer } from './control/call-server.ts';
import type { AccountCommand, Outcome } from './control/protocol.ts';
import { runProgram } from './run-program.ts';

const USAGE =
  'Usage: npm run admin -- grant EMAIL, or with revoke EMAIL, end-codes EMAIL, or archive EMAIL FILE instead';

/** An archive of all that an account may have takes seconds. */
const LONGEST_MS = 600_000;

async function main(words: readonly string[]): Promise<string[]> {
  const command = readCommand(words);
  if (!command) throw new StartRefused(USAGE);
  const config = readConfig();
  const { ok, message } =
    (await callServer(config.dataDir, command, LONGEST_MS)) ?? (await run(config, command));
  if (!ok) throw new StartRefused(message);
  return [message];
}

function readCommand([verb, email, file, ...rest]: readonly string[]): AccountCommand | undefined {
  if (!email || rest.length > 0) return undefined;
  if (verb === 'archive') return file ? { verb, email, file: resolve(file) } : undefined;
  if (file !== undefined) return undefined;
  return verb === 'grant' || verb === 'revoke' || verb === 'end-codes'
    ? { verb, email }
    : undefined;
}

/** Loads what it needs only here: beside a server that runs, that would be most of the waiting. */
async function run(config: Config, command: AccountCommand): Promise<Outcome> {
  const { openDatabase } = await import('./db/open-database.ts');
  const { carryOut } = await import('./carry-out.ts');
  const { openFiles } = await import('./files/open-files.ts');
  const database = await openDatabase(config);
  const { store } = openFiles(config);
  const kept = { db: database.db, store, secret: config.sessionSecret };
  return carryOut(kept, command).finally(database.close);
}

await runProgram(main);
