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

/** Mounts a disk of a size (such as 64m) at a folder; gives back how to take it away. */
export function mountDisk(folder: string, size: string): () => Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  return async () => void execFileSync('umount', [folder]);
}
