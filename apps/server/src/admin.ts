// Gives the role of an admin to an account, or takes it away: `npm run admin -- grant EMAIL`, or
// `revoke EMAIL`. With the embedded database the server has to be stopped meanwhile.
import { readConfig } from './config/read-config.ts';
import { StartRefused } from './config/start-refused.ts';
import { openDatabase } from './db/open-database.ts';
import { type RoleChange, setAdmin } from './features/accounts/queries.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL, or: npm run admin -- revoke EMAIL';

const REFUSED: Readonly<Record<Exclude<RoleChange, 'changed'>, string>> = {
  unknown: 'There is no account with this address. Sign up with it first.',
  unverified:
    'This account has not confirmed its address yet, so nobody knows whose it is. Open the link in its mail first.',
};

async function main([verb, email, ...rest]: readonly string[]): Promise<void> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email || rest.length > 0) {
    throw new StartRefused(USAGE);
  }
  const database = await openDatabase(readConfig());
  try {
    const change = await setAdmin(database.db, email, verb === 'grant');
    if (change !== 'changed') throw new StartRefused(REFUSED[change]);
    process.stdout.write(`${email} is ${verb === 'grant' ? 'now' : 'no longer'} an admin.\n`);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
