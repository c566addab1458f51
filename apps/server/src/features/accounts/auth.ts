import { PRODUCT_NAME } from '@shortlist/contracts';
import { betterAuth } from 'better-auth/minimal';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/read-config.ts';
import type { Db } from '#db/db.ts';
import { authStore } from './queries.ts';

const DAY_S = 86_400;

/** Sessions last this long after their last use. */
const SESSION_S = 90 * DAY_S;

export type AuthConfig = Pick<Config, 'publicUrl' | 'sessionSecret'>;

/**
 * Sessions of guests, kept by better-auth in our database.
 *
 * Its own checks of Origin and its own rate limiter are off: ours stand before every route, count in
 * the database and know which proxies to believe (its own reads `x-forwarded-for` from anybody).
 */
export function createAuth(
  db: Db,
  { publicUrl, sessionSecret }: AuthConfig,
  log: FastifyBaseLogger,
) {
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: publicUrl ?? 'http://127.0.0.1',
    secret: sessionSecret,
    database: authStore(db),
    session: { expiresIn: SESSION_S, updateAge: DAY_S },
    plugins: [anonymous({ disableDeleteAnonymousUser: true, generateName: () => 'Guest' })],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: PRODUCT_NAME.toLowerCase(),
      useSecureCookies: publicUrl?.startsWith('https:') === true,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ from: 'better-auth' }, message),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
