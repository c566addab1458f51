import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutOfRoom } from '#lib/free-bytes.ts';

/** A file in `DATA_DIR` that is written when a backup is whole: its time counts. */
const MARK = 'last-backup';

/** Finds the time of the last backup; undefined where none is known of. */
export async function findLastBackup(dataDir: string): Promise<Date | undefined> {
  const mark = await stat(join(dataDir, MARK)).catch(() => undefined);
  return mark?.mtime;
}

/** Notes that a backup was made, just now or at a moment; false where the disk of `dataDir` is full, and an older one is still what is known. */
export async function markBackup(dataDir: string, madeAt = new Date()): Promise<boolean> {
  try {
    await writeFile(join(dataDir, MARK), '');
    await utimes(join(dataDir, MARK), madeAt, madeAt);
    return true;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
}
