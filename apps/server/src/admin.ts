// Gives the role of an admin to an account, or takes it away: `npm run admin -- grant EMAIL`, or
// `revoke EMAIL`. A server that runs does it; without one the database is opened here.
import { type Config, readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { askServer } from './control/ask-server.ts';
import type { Command, Outcome } from './control/protocol.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL, or: npm run admin -- revoke EMAIL';

async function main([verb, email, ...rest]: readonly string[]): Promise<void> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email || rest.length > 0) {
    throw new StartRefused(USAGE);
  }
  const config = readConfig();
  const command: Command = { verb, email };
  const { ok, message } =
    (await askServer(config.dataDir, command)) ?? (await run(config, command));
  if (!ok) throw new StartRefused(message);
  process.stdout.write(`${message}\n`);
}

/** Loads what it needs only here: beside a server that runs, that would be most of the waiting. */
async function run(config: Config, command: Command): Promise<Outcome> {
  const { openDatabase } = await import('./db/open-database.ts');
  const { changeRole } = await import('./features/accounts/change-role.ts');
  const database = await openDatabase(config);
  return changeRole(database.db, command).finally(database.close);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
