import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import type { UserId } from '#db/user-id.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Auth } from './auth.ts';
import type { KnownBrowsers } from './log-in/known-browser.ts';
import type { Limits } from './log-in/limits.ts';
import type { Hasher } from './passwords/password-hash.ts';
import { findAccount } from './queries.ts';
import { ask } from './refusals.ts';
import { headersOf, type RoleFields } from './sessions/callers.ts';

/** Parts that the routes of accounts work with. */
export type AccountParts = {
  auth: Auth;
  db: Db;
  hasher: Hasher;
  limits: Limits;
  browsers: KnownBrowsers;
  mailer: Mailer;
  /** Returns the origin of links in mails, without a path. */
  origin: () => string;
  isAdmin: (user: RoleFields) => boolean;
  now: () => Date;
};

/** The token that shows who is logged in, freshly signed, and the account as it is now. */
export async function describeLogin({ auth, db }: AccountParts, id: UserId) {
  const account = await findAccount(db, id);
  if (!account) throw new Error('The account was removed under this request.');
  const { name, email, emailVerified } = account;
  const payload = { user: { id, name, email }, sub: id, iat: Math.floor(Date.now() / 1000) };
  const { token } = await auth.api.signJWT({ body: { payload } });
  return { token, user: { id, name, email, emailVerified } };
}

/** Asks again for the password before what a stolen session must not do; throws when it is not right. */
export async function insistOnPassword(
  { auth, limits }: AccountParts,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const takeBack = await limits.count('passwordOf', request.owner);
  await ask(auth.api.verifyPassword({ body: { password }, headers: headersOf(request) }));
  await takeBack();
}
