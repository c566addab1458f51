import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '#db/migrate.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { copyTemplate } from '../folder/template.ts';
import { DurableFileSystem, REAL_DISK } from './durable-file-system.ts';
import { refuseUnsynced } from './refuse-unsynced.ts';

const FAILING_DISK = new URL('./failing-disk.test-support.ts', import.meta.url);
const FAILING_LOG = new URL('./failing-log.test-support.ts', import.meta.url);

const home = temporaryFolder('disk');

/** Runs a program to its end. */
const run = (program: URL, ...args: string[]) =>
  spawnSync(process.execPath, ['--liftoff-only', fileURLToPath(program), ...args], {
    encoding: 'utf8',
    timeout: 120_000,
  });

it('ends the process when the disk fails, confirming nothing more', () => {
  const { status, stdout, stderr } = run(FAILING_DISK, join(home, 'db'));
  expect(stdout.trim().split('\n').slice(-2)).toEqual(['added 5', 'the disk fails']);
  expect(stderr).toMatch(
    /^The disk did not take .*pg_wal.*EIO.*Check the disk, then start again\./,
  );
  expect(status).toBe(1);
});

// The test above has the other remedy.
it('[OP3] ends the process when its log cannot be written, instead of hanging', () => {
  const { status, stdout, stderr } = run(FAILING_LOG, join(home, 'log'));
  expect(stdout.trim().split('\n').at(-1)).toBe('added 5');
  expect(stderr).toMatch(/^The disk did not take .*pg_wal.*ENOSPC.*Make room on the disk/u);
  expect(status).toBe(1);
});

it('refuses a PGlite that confirms without syncing', async () => {
  const folder = join(home, 'unsynced');
  copyTemplate(MIGRATIONS, folder);
  const fs = new DurableFileSystem(folder, REAL_DISK);
  const unsynced = await PGlite.create({ fs, startParams: PGlite.defaultStartParams });
  await expect(refuseUnsynced(unsynced, fs)).rejects.toThrow(
    /confirms a commit without writing it to the disk/,
  );
  expect(unsynced.closed).toBe(true);
});
