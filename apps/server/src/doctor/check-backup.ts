import { findLastBackup } from '#backup/last-backup.ts';
import { advice, type Check, fault, ok } from './finding.ts';

const DAY_MS = 24 * 3_600_000;
/** One a week, and a day of grace. */
const OLD_DAYS = 8;

const TODO = 'Make one (npm run backup -- FOLDER), and have that done by a timer.';

/** Looks at how old the last backup is that this folder knows of. */
export const checkBackup: Check = {
  name: 'backup',
  async look({ settings, now }) {
    const last = await findLastBackup(settings.dataDir);
    if (last === undefined)
      return [
        advice(
          'No backup is known of.',
          `${TODO} One by other means may touch DATA_DIR/last-backup.`,
        ),
      ];
    const days = Math.floor((now.getTime() - last.getTime()) / DAY_MS);
    const found = `The last backup is of ${last.toISOString()}`;
    return [days >= OLD_DAYS ? fault(`${found}, ${days} days ago.`, TODO) : ok(`${found}.`)];
  },
};
