import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** True if this process may make small disks. */
export const mayMount = (() => {
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

/** Makes a disk of a size, such as 8m, in a folder. */
export const makeDisk = (folder: string, size: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);

/** Mounts a disk anew, for reading only. */
export const forbidWrites = (folder: string) => execFileSync('mount', ['-o', 'remount,ro', folder]);

export const removeDisk = (folder: string) => execFileSync('umount', [folder]);
