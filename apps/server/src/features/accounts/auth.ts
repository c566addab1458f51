import { createHmac, randomUUID } from 'node:crypto';
import { PRODUCT_NAME } from '@shortlist/contracts';
import { betterAuth } from 'better-auth/minimal';
import { anonymous } from 'better-auth/plugins/anonymous';
import { jwt } from 'better-auth/plugins/jwt';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/read-config.ts';
import type { Db } from '#db/db.ts';
import type { Hasher } from '#lib/password-hash.ts';
import { addSigningKey, authStore, listSigningKeys } from './queries.ts';
import { DAY_S, SESSION_DAYS } from './sessions/session-end.ts';

/** Longest password that better-auth lets through; the contracts know the real rule. */
const MAX_SENT = 1_000;

export type AuthParts = {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>;
  hasher: Hasher;
  log: FastifyBaseLogger;
};

/**
 * Accounts and sessions, of guests too, kept by better-auth in our database.
 *
 * Nothing of it mails: links are ours (`mails/link-queries.ts`), bound to what the account is when they are used.
 * Its own checks of Origin and its own rate limiter are off: ours stand before every route, count in
 * the database and know which proxies to believe (its own reads `x-forwarded-for` from anybody).
 */
export function createAuth({ db, config, hasher, log }: AuthParts) {
  const { publicUrl, sessionSecret } = config;
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: publicUrl ?? 'http://127.0.0.1',
    secret: sessionSecret,
    database: authStore(db),
    session: { expiresIn: SESSION_DAYS * DAY_S, updateAge: DAY_S, freshAge: 0 },
    user: {
      additionalFields: { isAdmin: { type: 'boolean', input: false, defaultValue: false } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: MAX_SENT,
      password: hasher,
    },
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true, generateName: () => 'Guest' }),
      jwt({
        jwt: { expirationTime: `${SESSION_DAYS}d` },
        adapter: signingKeys(db, sessionSecret),
        disableSettingJwtHeader: true,
      }),
    ],
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
      log: (_level, ...said: unknown[]) => {
        // The message of an error may repeat what a person wrote; the log describes errors without it.
        const err = said.find((each) => each instanceof Error);
        const words = said.find((each) => typeof each === 'string');
        log.error({ from: 'better-auth', ...(err && { err }) }, words || 'failed');
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Signing keys that the present secret can decrypt; another secret makes and uses others. */
function signingKeys(db: Db, secret: string) {
  const mark = createHmac('sha256', secret).update('signing keys').digest('hex').slice(0, 16);
  return {
    getJwks: async () =>
      (await listSigningKeys(db, mark)).map(({ expiresAt, alg, crv, ...key }) => ({
        ...key,
        ...(expiresAt && { expiresAt }),
        ...(alg && { alg: alg as 'EdDSA' }), // Of our own making: better-auth's default.
        ...(crv && { crv: crv as 'Ed25519' }),
      })),
    createJwk: async (key: { publicKey: string; privateKey: string; createdAt: Date }) => {
      const { createdAt, ...rest } = key;
      const id = `${mark}-${randomUUID()}`;
      const { publicKey, privateKey } = await addSigningKey(db, id, { ...rest, createdAt });
      return { id, publicKey, privateKey, createdAt };
    },
  };
}
