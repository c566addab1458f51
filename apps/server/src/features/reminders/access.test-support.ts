import { asAnybody, nothing, type Rows, WITH_ACCOUNT } from '../../access-rows.test-support.ts';
import type { reminders } from './feature.ts';

/** An admin's address is confirmed, or they were none. */
const OF_CONFIRMED = {
  ...WITH_ACCOUNT,
  account: 'unverified',
  otherAccount: 'unverified',
} as const;

export const ROWS: Rows<typeof reminders> = {
  getReminders: { row: OF_CONFIRMED, send: nothing },
  setReminders: {
    row: OF_CONFIRMED,
    send: () => ({ body: { on: true, hour: 8, zone: 'Europe/Berlin' } }),
  },
  endReminders: asAnybody(() => ({ querystring: { token: 'none' } })),
};
