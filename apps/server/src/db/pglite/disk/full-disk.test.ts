import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/read-config.ts';
import { RealServers } from '../../../outages/real-servers.test-support.ts';
import { PROGRAM_ENVIRONMENT } from '../../../program-environment.test-support.ts';
import { mayMount, mountDisk } from '../../../small-disk.test-support.ts';
import { openPglite } from '../open-pglite.ts';
import { describeFailure } from './full-disk.ts';

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));

describe.skipIf(!mayMount)('on a full disk', () => {
  const real = new RealServers();
  afterAll(() => real.clear());
  let disk: string;
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), 'shortlist-full-'));
  });
  afterEach(async () => {
    await real.killAll();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const fillUp = () => {
    const fill = () => writeFileSync(join(disk, 'fill'), Buffer.alloc(160 * 1024 * 1024));
    expect(fill).toThrow('ENOSPC');
  };
  const makeDisk = (size: string) => mountDisk(disk, size);

  it('a first start says so, and a later one', async () => {
    const folder = join(disk, 'db');
    const full = `The disk of ${folder} is full. Make room on it, about 64 MB for a new database, and start again.`;
    makeDisk('64m');
    const fill = (bytes: number) =>
      writeFileSync(join(disk, 'fill'), Buffer.alloc(bytes * 1024 * 1024));
    fill(56);
    await expect(openPglite(folder)).rejects.toThrow(full);
    rmSync(join(disk, 'fill'));
    await (await openPglite(folder)).close();
    expect(() => fill(64)).toThrow('ENOSPC');
    await expect(openPglite(folder)).rejects.toThrow(full);
  });

  it('[OP3] a folder that cannot be written in is named in one line, with or without its secret elsewhere', () => {
    makeDisk('8m');
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const DATA_DIR = join(disk, 'data');
    expect(() => readConfig({ DATA_DIR })).toThrow(/^DATA_DIR should be a folder to write in/u);
    const SESSION_SECRET = 'a secret that is kept somewhere else';
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: { ...PROGRAM_ENVIRONMENT, DATA_DIR, PORT: '0', SESSION_SECRET },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The database in \S+ cannot be opened.*\n$/u);
    expect(stderr).not.toContain('[object Object]');
  });

  it('[OP3] the log of the database has a reserve, which is made again when there is room', async () => {
    makeDisk('160m');
    const folder = join(disk, 'db');
    const database = await openPglite(folder);
    const hasReserve = () => existsSync(`${folder}.reserve`);
    await expect.poll(hasReserve).toBe(true);
    expect(database.isFull?.()).toBe(false);

    fillUp();
    // More than what is left of a segment of the log, which is 16 MB.
    for (let megabytes = 0; megabytes < 20; megabytes += 1)
      await database.db.execute(
        sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1048576))`,
      );
    expect({ isFull: database.isFull?.(), hasReserve: hasReserve() }).toEqual({
      isFull: true,
      hasReserve: false,
    });

    rmSync(join(disk, 'fill'));
    await expect.poll(() => database.isFull?.()).toBe(false);
    expect(hasReserve()).toBe(true);
    await database.close();
  });

  it('[OP3] a running server refuses what people send, gives what it has, and recovers by itself', async () => {
    makeDisk('160m');
    const env = { DATA_DIR: join(disk, 'data') };
    const running = await real.start(env);
    const { cookie, id } = await addResume(running.url);
    const read = () =>
      fetch(`${running.url}/api/get_resume_details.php?resume_id=${id}`, { headers: { cookie } });
    const save = () => saveSummary(running.url, { cookie, id });
    expect((await save()).status).toBe(200);

    fillUp();
    const refused = await save();
    expect(refused.status).toBe(507);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({
      code: 'no_room',
      message: expect.stringMatching(/no room left/u),
    });
    expect((await read()).status).toBe(200);

    rmSync(join(disk, 'fill'));
    await expect.poll(async () => (await save()).status).toBe(200);
    expect(await real.end(running, 'SIGTERM')).toBe(0);
  });
});

async function addResume(url: string): Promise<{ cookie: string; id: string }> {
  const reply = await post(`${url}/api/create_resume.php`, { resumeName: 'Bridges' });
  const { resume_id: id } = (await reply.json()) as { resume_id: string };
  const [cookie = ''] = reply.headers.getSetCookie();
  return { cookie: cookie.split(';', 1)[0] ?? '', id };
}

const saveSummary = (url: string, { cookie, id }: { cookie: string; id: string }) =>
  post(`${url}/api/save_summary.php`, { resume_id: id, summary: String(Math.random()) }, cookie);

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

it.each([
  [{ name: 'ErrnoError', errno: 29 }, 'ErrnoError 29'],
  [new Error('away'), 'Error: away'],
  ['words', 'words'],
])('describes %j', (cause, words) => {
  expect(describeFailure(cause)).toBe(words);
});
