import { REMINDER_ENDPOINTS } from '@shortlist/contracts';
import { reminders as table } from '#db/schema/reminder-schema.ts';
import { repeat } from '#lib/repeat.ts';
import type { ServerFeature } from '../server-feature.ts';
import { readReminders } from './reminder-queries.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { sendReminders } from './send-reminders.ts';

/** Pause between two runs, in ms: in some zones an hour begins at another's quarter. */
const PAUSE_MS = 600_000;

/** Mails once a day of what is due, for accounts that have switched them on. Each server that listens sends them. */
export const reminders = {
  name: 'reminders',
  calls: REMINDER_ENDPOINTS,
  begin: (server) => ({
    async routes(api) {
      const { database, config, log } = server;
      const parts = { ...server, db: database.db, secret: config.sessionSecret };
      await api.register(reminderRoutes, parts);
      const send = (signal: AbortSignal) =>
        sendReminders(parts, signal).catch((error: unknown) => {
          log.error({ err: error }, 'reminders could not be sent; the next round is in 10 minutes');
        });
      let stop = async () => {};
      api.addHook('onListen', async () => {
        stop = repeat(send, PAUSE_MS);
      });
      api.addHook('onClose', () => stop());
    },
  }),
  tables: [{ table, owner: table.owner }],
  archive: readReminders,
} satisfies ServerFeature;
