import type { Config } from '#config/read-config.ts';
import type { Db, UserId } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import type { Hasher } from '#lib/password-hash.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { ServerFeature } from '../server-feature.ts';
import type { Auth } from './auth.ts';
import type { KnownBrowsers } from './log-in/known-browser.ts';
import type { Limits } from './log-in/limits.ts';
import type { Journeys } from './oidc/journey.ts';
import type { Provider } from './oidc/providers.ts';
import { findAccount } from './queries.ts';
import type { RoleFields } from './sessions/cookie-session.ts';

/** Ways that the operator offers. */
type Offer = {
  signUp: Config['signUp'];
  /** True if passwords open accounts. */
  hasPasswords: boolean;
  /** True if mails are sent; else they become files on the server. */
  hasMail: boolean;
};

/** Parts that the routes of accounts work with. */
export type AccountParts = {
  auth: Auth;
  /** Secret of the server, of which keys are derived. */
  secret: string;
  db: Db;
  hasher: Hasher;
  limits: Limits;
  browsers: KnownBrowsers;
  mailer: Mailer;
  /** Address that people use, where it is set. */
  publicUrl: string | undefined;
  /** Returns the origin of links in mails, without a path. */
  origin: () => string;
  isAdmin: (user: RoleFields) => boolean;
  offer: Offer;
  /** Providers of single sign-on. */
  providers: readonly Provider[];
  journeys: Journeys;
  now: () => Date;
  /** All features: what a guest or an account has is theirs to move and to remove. */
  features: readonly ServerFeature[];
};

/** The same with the way to ask callers for proof once more. */
export type AccountRouteParts = AccountParts & { callers: Callers };

/** The token that shows who is logged in, freshly signed, and the account as it is now. */
export async function describeLogin({ auth, db }: AccountParts, id: UserId) {
  const account = await findAccount(db, id);
  if (!account) throw new Error('The account was removed under this request.');
  const { name, email, emailVerified } = account;
  const payload = { user: { id, name, email }, sub: id, iat: Math.floor(Date.now() / 1000) };
  const { token } = await auth.api.signJWT({ body: { payload } });
  return { token, user: { id, name, email, emailVerified } };
}
