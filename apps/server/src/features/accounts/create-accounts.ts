import type { SignIn } from '#http/callers.ts';
import { createHasher, HASH_WORK } from '#lib/password-hash.ts';
import type { Server } from '../server-feature.ts';
import type { AccountParts } from './account-parts.ts';
import { createAuth } from './auth.ts';
import { createKnownBrowsers } from './log-in/known-browser.ts';
import { createLimits } from './log-in/limits.ts';
import { createJourneys } from './oidc/journey.ts';
import { createProviders } from './oidc/providers.ts';
import { reauthenticate } from './reauthenticate.ts';
import { adminBy, createCookieSession } from './sessions/cookie-session.ts';

export type Outside = Pick<
  Server,
  'database' | 'mailer' | 'origin' | 'now' | 'log' | 'hashWork' | 'features'
> & {
  config: Pick<
    Server['config'],
    | 'publicUrl'
    | 'sessionSecret'
    | 'adminEmail'
    | 'smtpUrl'
    | 'signUp'
    | 'oidcOnly'
    | 'oidcProviders'
  >;
};

/** Accounts put together: what their routes work with, and their way to sign in. */
export function createAccounts(outside: Outside): { parts: AccountParts; signIn: SignIn } {
  const { config, database, mailer, origin, now, log, hashWork = HASH_WORK, features } = outside;
  const { db } = database;
  const { publicUrl, sessionSecret: secret, adminEmail } = config;
  const hasher = createHasher(hashWork);
  const auth = createAuth({ db, config, log, hasher });
  const limits = createLimits(db, secret, now);
  const isHttps = publicUrl?.startsWith('https:') === true;
  const browsers = createKnownBrowsers({ db, isHttps, now });
  const isAdmin = adminBy(adminEmail);
  const parts = {
    auth,
    secret,
    publicUrl,
    db,
    hasher,
    limits,
    browsers,
    mailer,
    origin,
    isAdmin,
    offer: {
      signUp: config.signUp,
      hasPasswords: !config.oidcOnly,
      hasMail: config.smtpUrl !== undefined,
    },
    providers: createProviders(config.oidcProviders, now),
    journeys: createJourneys({ secret, isHttps, now }),
    now,
    features,
  };
  const signIn = {
    ...createCookieSession({ db, secret, auth, limits, isAdmin }),
    reauthenticate: (request, proof) => reauthenticate(parts, request, proof),
  } satisfies SignIn;
  return { parts, signIn };
}
