import { findFreeBytes } from '#lib/free-bytes.ts';

/** Bytes that uploads leave free: the embedded database needs them, and ends when it has none. */
export const KEPT_FREE = 256 * 1024 * 1024;

/** Throws ENOSPC, as on a full disk, when the disk of a folder has less than `keptFree` bytes to spare. */
export async function requireRoom(folder: string, keptFree: number): Promise<void> {
  if ((await findFreeBytes(folder)) >= keptFree) return;
  throw Object.assign(new Error('The disk is nearly full.'), { code: 'ENOSPC' });
}
