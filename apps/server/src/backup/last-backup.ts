import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file in `DATA_DIR` that is written when a backup is whole: its time counts. */
const MARK = 'last-backup';

/** Finds the time of the last backup; undefined where none is known of. */
export async function findLastBackup(dataDir: string): Promise<Date | undefined> {
  const mark = await stat(join(dataDir, MARK)).catch(() => undefined);
  return mark?.mtime;
}

/** Notes that a backup was made just now. */
export const markBackup = (dataDir: string): Promise<void> => writeFile(join(dataDir, MARK), '');
