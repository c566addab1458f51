import { findLastBackup } from '#backup/last-backup.ts';
import type { Settings } from '#config/read-config.ts';
import { advice, type Check, fault, ok } from './finding.ts';

const HOUR_MS = 3_600_000;
/** Interval of backups that somebody else makes: one a week, and a day of grace. */
const BY_HAND_H = 8 * 24;

/** Looks at how old the last backup is that this folder knows of. */
export const checkBackup: Check = {
  name: 'backup',
  async look({ settings, now }) {
    const last = await findLastBackup(settings.dataDir);
    const { oldAfterH, advised } = expected(settings);
    if (last === undefined) return [advice('No backup is known of.', advised)];
    const days = Math.floor((now.getTime() - last.getTime()) / (24 * HOUR_MS));
    const found = `The last backup is of ${last.toISOString()}`;
    const isOld = now.getTime() - last.getTime() >= oldAfterH * HOUR_MS;
    return [isOld ? fault(`${found}, ${days} days ago.`, advised) : ok(`${found}.`)];
  },
};

/** Says after how many hours a backup is old, as Admin, Status does, and what is to be done then. */
const expected = ({ backupEveryH, backupDir }: Settings) =>
  backupEveryH > 0
    ? {
        oldAfterH: 2 * backupEveryH,
        advised: `The server makes one every ${backupEveryH} hours, the first ten minutes after its start: see that it runs, what its log says (backup_failed), and that ${backupDir} has room.`,
      }
    : {
        oldAfterH: BY_HAND_H,
        advised:
          'BACKUP_EVERY_H is 0. Have a timer make one (npm run backup -- FOLDER); one by other means may touch DATA_DIR/last-backup.',
      };
