// `npm run demo`: a server with an account to look around in, on a folder of its own; nothing else that it is told to use is touched.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../scripts/build.ts';
import { DEMO_ACCOUNT, fillDemo } from './fill-demo.ts';

const [folder = 'data-demo'] = process.argv.slice(2);
/** Not a name that is checked as one of these tests': the server has types of its own. */
const SERVER = new URL('../../apps/server/src/main.ts', import.meta.url);
const START_LIMIT_MS = 120_000;

for (const name of [
  'DATABASE_URL',
  'S3_URL',
  'SMTP_URL',
  'AI_BASE_URL',
  'PUBLIC_URL',
  'BACKUP_DIR',
  'SESSION_SECRET',
])
  for (const variable of [name, `${name}_FILE`]) delete process.env[variable];
process.env.DATA_DIR = resolve(folder);
process.env.LOG_LEVEL ??= 'warn';

await build();
await import(SERVER.href);
const url = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;
await untilReady();
const isNew = await fillDemo(url);
process.stdout.write(
  `${isNew ? 'Made' : 'Found'} a demo in ${process.env.DATA_DIR}. Log in at ${url}/login as ${DEMO_ACCOUNT.email} with the password "${DEMO_ACCOUNT.password}". Ctrl+C ends it.\n`,
);

async function untilReady(): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready within ${START_LIMIT_MS / 1000} s.`);
}
