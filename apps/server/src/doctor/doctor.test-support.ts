import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PROGRAM_ENVIRONMENT } from '../program-environment.test-support.ts';

const DOCTOR = fileURLToPath(new URL('../doctor.ts', import.meta.url));

/** Has `npm run doctor` look; gives its exit code, and its lines by what they say and of what: `FAULT clock`. */
export async function runDoctor(variables: NodeJS.ProcessEnv, ...nodeOptions: string[]) {
  const started = spawn(process.execPath, [...nodeOptions, DOCTOR], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...PROGRAM_ENVIRONMENT, ...variables },
  });
  const said = Promise.all([text(started.stdout), text(started.stderr)]);
  const [status] = await once(started, 'close');
  const [lines, errors] = await said;
  if (errors) throw new Error(errors);
  const found = Array.from(
    lines.matchAll(/^(\S+) +(\w+) +(\S.*)(?:\n {2,}(\S.*))?$/gmu),
    ([, state, check, what, todo = '']) => ({
      what: `${state} ${check}`,
      says: `${what} ${todo}`.trim(),
    }),
  ).filter(({ what }) => /^(?:ok|-|advice|FAULT) /u.test(what));
  return {
    status,
    found,
    faults: found.flatMap(({ what, says }) => (what.startsWith('FAULT') ? [says] : [])),
    says: (what: string) => found.filter((it) => it.what === what).map(({ says }) => says),
  };
}

/** Options of Node for a program that begins with a few lines of its own. */
export const beginWith = (code: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(code)}`,
];

/** A way to a PostgreSQL at a Unix socket, at which it says that it is an older one. */
export async function startOlderPostgres(url: string, version: string) {
  const { username, pathname, searchParams } = new URL(url);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  const real = rows[0]?.server_version_num ?? '';

  const server = createServer((from) => {
    const to = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
    from.pipe(to);
    to.on('data', (bytes) =>
      from.write(Buffer.from(bytes.toString('latin1').replaceAll(real, version), 'latin1')),
    );
    to.on('close', () => from.destroy());
    for (const socket of [from, to]) socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, stop: () => server.close() };
}
