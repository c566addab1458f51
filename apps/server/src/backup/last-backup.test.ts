import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayMount, mountDisk } from '../small-disk.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { findLastBackup, markBackup } from './last-backup.ts';

it('[RN3] is noted as made at a moment', async () => {
  const folder = temporaryFolder('noted');
  const at = new Date('2026-11-29T03:00:00Z');
  expect(await markBackup(folder, at)).toBe(true);
  expect(await findLastBackup(folder)).toEqual(at);
});

describe.skipIf(!mayMount)('on a disk that has room for no file more', () => {
  const folder = temporaryFolder('no-files');
  let unmount = () => Promise.resolve();
  beforeAll(() => {
    unmount = mountDisk(folder, '64k,nr_inodes=1');
  });
  afterAll(() => unmount());

  it('[RN3] is not noted, and nothing fails for that', async () => {
    expect(await markBackup(folder)).toBe(false);
    expect(await findLastBackup(folder)).toBeUndefined();
  });
});
