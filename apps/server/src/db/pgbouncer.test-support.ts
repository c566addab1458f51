import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  runInFolder,
  type TestPostgres,
  unprivilegedAccount,
  untilItAnswers,
} from './postgres.test-support.ts';

/** Debian's path of it, which is not in everybody's PATH. */
const PROGRAM = '/usr/sbin/pgbouncer';

export const isPgbouncerInstalled = existsSync(PROGRAM);

const PORT = 6432;

/**
 * pgbouncer in transaction mode before a PostgreSQL at a Unix socket, with two connections for each database, so that the transactions of a
 * client come to another one all the time. It answers on a Unix socket only.
 */
export async function startPgbouncer(before: string): Promise<TestPostgres> {
  const behind = new URL(before);
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-pgbouncer-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const path = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${behind.searchParams.get('host')} user=${behind.username}`,
    '[pgbouncer]',
    `listen_port = ${PORT}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
  ];
  writeFileSync(path, lines.join('\n'));
  const stop = runInFolder(folder, [PROGRAM, '-q', path], 'TERM');
  const url = (name: string) =>
    `postgres://${behind.username}@localhost:${PORT}/${name}?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url(behind.pathname.slice(1)));
  return { url, stop };
}
