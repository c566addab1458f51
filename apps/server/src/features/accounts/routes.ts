import type { FastifyPluginAsync } from 'fastify';
import type { AccountParts } from './account-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/**
 * The paths of better-auth that are open to the browser. Each is a route of its own: whatever else
 * the library can do under `/api/auth/` is not there.
 */
export const authRoutes: FastifyPluginAsync<AccountParts> = async (app, parts) => {
  for (const routes of [loginRoutes, passwordRoutes, addressRoutes, sessionRoutes, accountRoutes]) {
    await app.register(routes, parts);
  }
};
