import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const USER = 'shortlist';
/** Debian's folder of the server's programs, a folder for each major version. */
const DEBIAN = '/usr/lib/postgresql';

/** Runs a command until nothing can come from standard input any more, and ends it by a signal; then removes folder `$0`. */
const untilInputEnds = (signal: 'QUIT' | 'TERM') =>
  `"$@" & read -r _; kill -${signal} $!; wait; rm -rf "$0"`;

const programs = findPrograms();

/** Without the server's programs, tests on PostgreSQL skip themselves and say so. */
export const isPostgresInstalled = programs !== undefined;

/** Engines that a test is run on, PostgreSQL where it is installed. */
export const ENGINES: readonly ('pglite' | 'postgres')[] = isPostgresInstalled
  ? ['pglite', 'postgres']
  : ['pglite'];

export type TestPostgres = {
  /** Address of a database of this cluster; `postgres` is there from the start. */
  url(databaseName: string): string;
  stop(): Promise<void>;
};

/** Settings for tests, without safety that they do not need: nothing of it has to survive anything. */
const UNSAFE = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Makes a throw-away PostgreSQL cluster in a temporary folder and starts it; it takes about a
 * second. It answers on a Unix socket only and ends with this process however that ends. Unless told otherwise it never syncs.
 */
export async function startTestPostgres(settings = UNSAFE): Promise<TestPostgres> {
  const bin = postgresPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);

  const cluster = join(folder, 'cluster');
  const initdb = [
    '-D',
    cluster,
    '-U',
    USER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'pipe' });

  const given = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const command = [join(bin, 'postgres'), '-D', cluster, '-k', folder, ...given];
  const stop = runInFolder(folder, command, 'QUIT');
  // Drivers take the folder for the host; a program's configuration wants one where addresses have it.
  const url = (name: string) =>
    `postgres://${USER}@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url('postgres'));

  return { url, stop };
}

/**
 * Runs a program that refuses to be run by root, until it is stopped by the function that comes back, or this process ends
 * or is killed; its folder goes with it. `signal` is the one at which the program ends at once.
 */
export function runInFolder(
  folder: string,
  command: readonly string[],
  signal: 'QUIT' | 'TERM',
): () => Promise<void> {
  const running = spawn('sh', ['-c', untilInputEnds(signal), folder, ...command], {
    ...unprivilegedAccount(),
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  running.unref();
  return async () => {
    running.ref();
    running.stdin.end();
    if (running.exitCode === null) await once(running, 'exit');
  };
}

/** The folder of the server's programs. Throws where they are not installed. */
export function postgresPrograms(): string {
  if (programs) return programs;
  throw new Error(`No PostgreSQL server programs in PATH or ${DEBIAN}`);
}

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort() : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((it) => existsSync(join(folder, it))),
  );
}

/** PostgreSQL refuses to run as root; its packages make an account for it. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(30);
    }
  }
}
