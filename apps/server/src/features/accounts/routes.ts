import type { FastifyPluginAsync } from 'fastify';
import type { AccountRouteParts } from './account-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { loginRoutes } from './log-in/login-routes.ts';
import { addressRoutes } from './mails/address-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { adminSessionRoutes } from './sessions/admin-session-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

const ROUTES: readonly FastifyPluginAsync<AccountRouteParts>[] = [
  loginRoutes,
  passwordRoutes,
  addressRoutes,
  sessionRoutes,
  adminSessionRoutes,
  eventRoutes,
  accountRoutes,
];

/**
 * The paths of better-auth that are open to the browser. Each is a route of its own: whatever else
 * the library can do under `/api/auth/` is not there.
 */
export const authRoutes: FastifyPluginAsync<AccountRouteParts> = async (app, parts) => {
  for (const routes of ROUTES) {
    await app.register(routes, parts);
  }
};
