import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps files here in memory. */
const SHARED_MEMORY = '/dev/shm';

/** Bytes that have to be free: what tests write at once takes about 1 GB, and they need memory themselves. */
const LEAST_ROOM = 8 * 1024 ** 3;

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** By the process that made it, so that what a gate that was killed has left is known. */
const NAME = /^gate-(\d+)-/u;

/**
 * A folder in memory for what tests write, where there is room: databases and profiles of browsers on a disk, synced all the
 * time, cost a fifth of the processor time of the server's tests. Undefined elsewhere: the system's own folder does.
 */
export function makeMemoryFolder(): string | undefined {
  if (!existsSync(SHARED_MEMORY)) return undefined;
  removeAbandoned();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) < LEAST_ROOM) return undefined;
  const folder = mkdtempSync(join(SHARED_MEMORY, `gate-${process.pid}-`));
  chmodSync(folder, 0o755); // PostgreSQL runs under another account where the tests run as root.
  process.on('exit', () => remove(folder));
  for (const signal of ENDINGS) process.once(signal, () => process.exit(1));
  return folder;
}

function removeAbandoned(): void {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) remove(join(SHARED_MEMORY, name));
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
