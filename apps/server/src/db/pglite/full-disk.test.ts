import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFailure } from './full-disk.ts';
import { openPglite } from './open-pglite.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Whether this process may make small disks. */
const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

describe.skipIf(!mayMount)('on a full disk', () => {
  let disk: string;
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), 'shortlist-full-'));
  });
  afterEach(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const makeDisk = (size: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);

  it('a first start says so in one line', () => {
    makeDisk('8m');
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, DATA_DIR: join(disk, 'data'), PORT: '0' },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `The disk of ${join(disk, 'data', 'db')} is full. Make room on it, about 64 MB for a new database, and start again.\n`,
    });
  });

  it('a later start says so too', async () => {
    makeDisk('64m');
    const folder = join(disk, 'db');
    await (await openPglite(folder)).close();
    const fill = () => writeFileSync(join(disk, 'fill'), Buffer.alloc(64 * 1024 * 1024));
    expect(fill).toThrow('ENOSPC');
    await expect(openPglite(folder)).rejects.toThrow(/^The disk of .* is full\./u);
  });
});

it.each([
  [{ name: 'ErrnoError', errno: 29 }, 'ErrnoError 29'],
  [new Error('away'), 'Error: away'],
  ['words', 'words'],
])('describes %j', (cause, words) => {
  expect(describeFailure(cause)).toBe(words);
});
