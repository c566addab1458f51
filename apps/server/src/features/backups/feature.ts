import { downloadBackup, listBackups } from '@shortlist/contracts';
import { repeat } from '#lib/repeat.ts';
import type { ServerFeature } from '../server-feature.ts';
import { backupRoutes } from './backup-routes.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

/** Pause between two looks whether a backup is due, in ms. */
const PAUSE_MS = 600_000;

/** Backups that servers make by themselves, and admins download. */
export const backups = {
  name: 'backups',
  calls: { listBackups, downloadBackup },
  begin: (server) => ({
    async routes(api) {
      const scheduled = createScheduledBackups(server);
      await api.register(backupRoutes, { ...server, state: scheduled.state });
      if (server.config.backupEveryH === 0) return;
      let stop = async () => {};
      api.addHook('onListen', async () => {
        stop = repeat(scheduled.look, PAUSE_MS);
      });
      api.addHook('onClose', () => stop());
    },
  }),
} satisfies ServerFeature;
