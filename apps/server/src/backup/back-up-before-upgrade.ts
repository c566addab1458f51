import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#config/start-refused.ts';
import { BEFORE_UPGRADE } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

type UpgradeConfig = Parameters<typeof makeBackup>[0] & { backupDir: string };

/**
 * Makes the backup of a PostgreSQL database that is about to be brought up to this release, in the place of that of the upgrade
 * before. Throws `StartRefused` where it cannot be made: nothing is changed then.
 */
export async function backUpBeforeUpgrade(config: UpgradeConfig): Promise<void> {
  const { backupDir } = config;
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await makeBackup(config, join(backupDir, BEFORE_UPGRADE), new Date(), { mayReplace: true });
  } catch (cause) {
    const reason = cause instanceof StartRefused ? cause.message : String(cause);
    throw new StartRefused(
      `This release changes the database, and the backup before that could not be made; nothing was changed. ${reason} Where you have made one by other means, start once with BACKUP_EVERY_H=0.`,
      { cause },
    );
  }
}
