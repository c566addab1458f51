import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { NOTES, writeMigrations } from '#db/migrations.test-support.ts';
import { DurableFileSystem, REAL_DISK } from './durable-file-system.ts';
import { refuseUnsynced } from './refuse-unsynced.ts';

const home = mkdtempSync(join(tmpdir(), 'shortlist-disk-'));
const migrations = writeMigrations(join(home, 'migrations'), [NOTES]);
afterAll(() => rmSync(home, { recursive: true }));

it('ends the process when the disk fails, confirming nothing more', () => {
  const program = fileURLToPath(new URL('./failing-disk.test-support.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, join(home, 'db'), migrations],
    { encoding: 'utf8' },
  );
  expect(stdout.trim().split('\n').slice(-2)).toEqual(['added 5', 'the disk fails']);
  expect(stderr).toMatch(
    /^The disk did not take .*pg_wal.*EIO.*Check the disk, then start again\./,
  );
  expect(status).toBe(1);
});

it.each([
  { code: 'EIO', remedy: 'Check the disk' },
  { code: 'ENOSPC', remedy: 'Make room on the disk' },
])(
  '[OP3] ends the process when its log cannot be written ($code), instead of hanging',
  ({ code, remedy }) => {
    const program = fileURLToPath(new URL('./failing-log.test-support.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, join(home, code), migrations, code],
      { encoding: 'utf8', timeout: 60_000 },
    );
    expect(stdout.trim().split('\n').at(-1)).toBe('added 5');
    expect(stderr).toMatch(new RegExp(`^The disk did not take .*pg_wal.*${code}.*${remedy}`, 'u'));
    expect(status).toBe(1);
  },
);

it('refuses a PGlite that confirms without syncing', async () => {
  const fs = new DurableFileSystem(join(home, 'unsynced'), REAL_DISK);
  const unsynced = await PGlite.create({ fs, startParams: PGlite.defaultStartParams });
  await expect(refuseUnsynced(unsynced, fs)).rejects.toThrow(
    /confirms a commit without writing it to the disk/,
  );
  expect(unsynced.closed).toBe(true);
});
