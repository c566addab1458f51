import { asAdmin, nothing, type Rows } from '../../access-rows.test-support.ts';
import { layBackup } from '../../backup/lay-backup.test-support.ts';
import type { backups } from './feature.ts';

export const ROWS: Rows<typeof backups> = {
  listBackups: asAdmin(nothing),
  downloadBackup: asAdmin(({ server }) => ({
    params: { name: layBackup(server.dataDir, 'backup-2026-11-29T120000Z') },
  })),
};
