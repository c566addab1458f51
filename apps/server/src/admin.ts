// Gives the role of an admin to an account, or takes it away: `npm run admin -- grant EMAIL`, or
// `revoke EMAIL`. A server that runs does it; without one the database is opened here.
import { type Config, readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { askServer } from './control/ask-server.ts';
import type { Outcome, RoleCommand } from './control/protocol.ts';
import { runProgram } from './run-program.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL, or: npm run admin -- revoke EMAIL';

async function main([verb, email, ...rest]: readonly string[]): Promise<string[]> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email || rest.length > 0) {
    throw new StartRefused(USAGE);
  }
  const config = readConfig();
  const command: RoleCommand = { verb, email };
  const { ok, message } =
    (await askServer(config.dataDir, command)) ?? (await run(config, command));
  if (!ok) throw new StartRefused(message);
  return [message];
}

/** Loads what it needs only here: beside a server that runs, that would be most of the waiting. */
async function run(config: Config, command: RoleCommand): Promise<Outcome> {
  const { openDatabase } = await import('./db/open-database.ts');
  const { changeRole } = await import('./features/accounts/change-role.ts');
  const database = await openDatabase(config);
  return changeRole(database.db, command).finally(database.close);
}

await runProgram(main);
