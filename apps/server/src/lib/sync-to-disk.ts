import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Returns once the disk has the file's bytes, or, of a folder, the names in it. A new file is safe
 * from a power cut only when both it and its folder are.
 */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
