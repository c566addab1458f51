import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Linux keeps files here in memory. */
const SHARED_MEMORY = '/dev/shm';

/** Bytes that have to be free: what tests write at once takes about 1 GB, and they need memory themselves. */
const LEAST_ROOM = 8 * 1024 ** 3;

/**
 * A folder in memory for what tests write, where there is room: databases and profiles of browsers on a disk, synced all the
 * time, cost a fifth of the processor time of the server's tests. Undefined elsewhere: the system's own folder does.
 */
export function makeMemoryFolder(): string | undefined {
  if (!existsSync(SHARED_MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  const room = Math.min(bavail * bsize, process.availableMemory());
  if (room < LEAST_ROOM) return undefined;
  const folder = mkdtempSync(`${SHARED_MEMORY}/gate-`);
  chmodSync(folder, 0o755); // PostgreSQL runs under another account where the tests run as root.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
