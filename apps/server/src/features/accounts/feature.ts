import { ACCOUNT_ENDPOINTS, endSessionsOf, INVITATION_ENDPOINTS } from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { readAccount } from './archive-queries.ts';
import { createAccounts } from './create-accounts.ts';
import { removeOldEvents } from './events/event-queries.ts';
import { LIMITS } from './log-in/limits.ts';
import { endLinks } from './mails/link-queries.ts';
import { removeEndedSessions } from './queries.ts';
import { authRoutes } from './routes.ts';
import { inviteFirstAdmin } from './sign-up/invite-first-admin.ts';

/** Guests and accounts, and the way to sign in by a session. */
export const accounts = {
  name: 'accounts',
  calls: { ...ACCOUNT_ENDPOINTS, ...INVITATION_ENDPOINTS, endSessionsOf },
  begin(server) {
    const { parts, signIn } = createAccounts(server);
    return {
      signIn,
      async routes(api, callers) {
        await api.register(authRoutes, { ...parts, callers });
        if (server.config.adminEmail === undefined)
          api.addHook('onListen', () => inviteFirstAdmin(parts, server.log));
      },
    };
  },
  limits: Object.entries(LIMITS).map(([what, { windowMs }]) => ({ what, windowMs })),
  remove: endLinks,
  expire: [removeEndedSessions, removeOldEvents],
  archive: readAccount,
} satisfies ServerFeature;
