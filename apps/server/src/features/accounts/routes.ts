import type { FastifyPluginAsync } from 'fastify';
import type { AccountRouteParts } from './account-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { loginRoutes } from './log-in/login-routes.ts';
import { addressRoutes } from './mails/address-routes.ts';
import { oidcRoutes } from './oidc/oidc-routes.ts';
import { providerLinkRoutes } from './oidc/provider-link-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { adminSessionRoutes } from './sessions/admin-session-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { invitationRoutes } from './sign-up/invitation-routes.ts';
import { waysInRoutes } from './ways-in/ways-in-routes.ts';

const ROUTES: readonly FastifyPluginAsync<AccountRouteParts>[] = [
  loginRoutes,
  passwordRoutes,
  addressRoutes,
  sessionRoutes,
  adminSessionRoutes,
  eventRoutes,
  accountRoutes,
  oidcRoutes,
  providerLinkRoutes,
  invitationRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  secondFactorRoutes,
  waysInRoutes,
];

/**
 * The paths that are open to the browser, of better-auth and of ours. Each is a route of its own: whatever else
 * better-auth can do under `/api/auth/` is not there.
 */
export const authRoutes: FastifyPluginAsync<AccountRouteParts> = async (app, parts) => {
  for (const routes of ROUTES) {
    await app.register(routes, parts);
  }
};
