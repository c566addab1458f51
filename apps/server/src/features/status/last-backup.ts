import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever makes a backup touches this file in `DATA_DIR` when it is whole. */
const MARK = 'last-backup';

/** When the last backup was made; undefined where none is known of. */
export async function findLastBackup(dataDir: string): Promise<Date | undefined> {
  const mark = await stat(join(dataDir, MARK)).catch(() => undefined);
  return mark?.mtime;
}
