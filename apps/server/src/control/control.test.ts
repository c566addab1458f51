import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { callServer } from './call-server.ts';
import { openControl } from './open-control.ts';
import type { Command, Outcome } from './protocol.ts';

const home = temporaryFolder('control');

const GRANT: Command = { verb: 'grant', email: 'ada@example.org' };
let folders = 0;
const newFolder = () => {
  folders += 1;
  const dataDir = join(home, String(folders));
  mkdirSync(dataDir);
  return dataDir;
};
const socketOf = (dataDir: string) => join(dataDir, 'control', 'server.sock');

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
async function open(
  dataDir: string,
  run = async (command: Command): Promise<Outcome> => ({
    ok: true,
    message: Object.values(command).join(' '),
  }),
) {
  const stop = await openControl(dataDir, run);
  stops.push(stop);
  return stop;
}

/** Sends these bytes and returns what comes back. */
async function send(dataDir: string, bytes: string): Promise<string> {
  const socket = connect(socketOf(dataDir));
  await once(socket, 'connect');
  socket.end(bytes);
  return text(socket);
}

it('carries a command to the server that runs, and its answer back', async () => {
  const dataDir = newFolder();
  await open(dataDir);
  expect(await callServer(dataDir, GRANT)).toEqual({ ok: true, message: 'grant ada@example.org' });
  expect(await callServer(dataDir, { ...GRANT, verb: 'revoke' })).toMatchObject({
    message: 'revoke ada@example.org',
  });
});

it('finds no server where none runs, or has run', async () => {
  const dataDir = newFolder();
  expect(await callServer(dataDir, GRANT)).toBeUndefined();
  const stop = await open(dataDir);
  await stop();
  expect(await callServer(dataDir, GRANT)).toBeUndefined();
  expect(readdirSync(join(dataDir, 'control'))).toEqual([]);
});

it('is for the account of the server alone, whatever the umask is and was', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'control'), { mode: 0o777 });
  const umask = process.umask(0);
  await open(dataDir).finally(() => process.umask(umask));
  expect(statSync(join(dataDir, 'control')).mode & 0o777).toBe(0o700);
  expect(statSync(socketOf(dataDir)).mode & 0o777).toBe(0o600);
  expect(statSync(socketOf(dataDir)).isSocket()).toBe(true);
});

it('works in a folder whose path is longer than that of a socket may be', async () => {
  const dataDir = join(home, 'deep'.repeat(30), 'deeper'.repeat(20));
  mkdirSync(dataDir, { recursive: true });
  const stop = await open(dataDir);
  expect(await callServer(dataDir, GRANT)).toMatchObject({ ok: true });
  await stop();
  expect(existsSync(socketOf(dataDir))).toBe(false);
});

it('takes the place of a server that was killed, whose socket is still there', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'control'));
  const listenAndDie = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', listenAndDie, socketOf(dataDir)]);
  expect(existsSync(socketOf(dataDir))).toBe(true);
  expect(await callServer(dataDir, GRANT)).toBeUndefined();
  await open(dataDir);
  expect(await callServer(dataDir, GRANT)).toMatchObject({ ok: true });
});

it('leaves the socket of a server that listens alone', async () => {
  const dataDir = newFolder();
  await open(dataDir);
  await expect(openControl(dataDir, async () => ({ ok: false, message: '' }))).rejects.toThrow(
    'Another server listens at',
  );
  expect(await callServer(dataDir, GRANT)).toMatchObject({ ok: true });
});

it('says so where no socket can be made', async () => {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, 'control'), '');
  await expect(open(dataDir)).rejects.toThrow('EEXIST');
});

it.each([
  ['a request of HTTP', 'POST / HTTP/1.1\r\nhost: localhost\r\n\r\n{"verb":"grant","email":"a"}\n'],
  ['another command', '{"verb":"erase","email":"ada@example.org"}\n'],
  ['an address of another type', '{"verb":"grant","email":["ada@example.org"]}\n'],
  ['a line that is too long', `{"verb":"grant","email":"${'a'.repeat(1_000_000)}"}\n`],
  ['nothing', ''],
])('carries out nothing for %s', async (_, bytes) => {
  const dataDir = newFolder();
  const run: Command[] = [];
  await open(dataDir, async (command) => {
    run.push(command);
    return { ok: true, message: '' };
  });
  const answer = await send(dataDir, bytes).catch(() => '{"ok":false}');
  expect(JSON.parse(answer)).toMatchObject({ ok: false });
  expect(run).toEqual([]);
  expect(await callServer(dataDir, GRANT)).toMatchObject({ ok: true });
});

it('says so when the server ends before it has answered', async () => {
  const dataDir = newFolder();
  await open(dataDir, () => Promise.reject(new Error('ended')));
  await expect(callServer(dataDir, GRANT)).rejects.toThrow('The running server did not answer.');
});
