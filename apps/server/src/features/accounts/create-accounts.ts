import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/read-config.ts';
import type { Db } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { AccountParts } from './account-parts.ts';
import { createAuth } from './auth.ts';
import { createKnownBrowsers } from './log-in/known-browser.ts';
import { createLimits } from './log-in/limits.ts';
import { createHasher, HASH_WORK, type HashWork } from './passwords/password-hash.ts';
import { adminBy, createCallers } from './sessions/callers.ts';

type Outside = {
  config: Pick<Config, 'publicUrl' | 'sessionSecret' | 'adminEmail'>;
  db: Db;
  mailer: Mailer;
  /** Returns the origin of links in mails, without a path. */
  origin: () => string;
  now: () => Date;
  log: FastifyBaseLogger;
  hashWork?: HashWork | undefined;
};

/** Accounts put together: what their routes work with, and how every other route knows its caller. */
export function createAccounts(outside: Outside): { parts: AccountParts; callers: Callers } {
  const { config, db, mailer, origin, now, hashWork = HASH_WORK } = outside;
  const { publicUrl, sessionSecret, adminEmail } = config;
  const hasher = createHasher(hashWork);
  const auth = createAuth({ ...outside, hasher });
  const limits = createLimits(db, sessionSecret, now);
  const isHttps = publicUrl?.startsWith('https:') === true;
  const browsers = createKnownBrowsers({ db, isHttps, now });
  const isAdmin = adminBy(adminEmail);
  return {
    parts: { auth, db, hasher, limits, browsers, mailer, origin, isAdmin, now },
    callers: createCallers({ db, secret: sessionSecret, auth, limits, isAdmin }),
  };
}
