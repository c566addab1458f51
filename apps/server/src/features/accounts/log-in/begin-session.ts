import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#db/db.ts';
import { type AccountParts, describeLogin } from '../account-parts.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { claimGuest } from '../guests/claim-queries.ts';
import { findAccount } from '../queries.ts';
import { peekSession } from '../sessions/cookie-session.ts';
import { endIdleSessions, endSessionByToken } from '../sessions/session-queries.ts';

/** A session that is open on the server, and the header with its cookie, that nobody has been given yet. */
export type Opened = { owner: UserId; token: string; cookie: string };

export type Login = { request: FastifyRequest; reply: FastifyReply; email: string };

/**
 * Goes on from a new session: what a guest made in this browser moves to the account, the session
 * that the browser came with ends, and the answer carries the cookie of the new one. When that fails,
 * or the account was logged in to too often, the new session ends and the old one stays, so that it
 * can be tried again.
 */
export async function beginSession(
  parts: AccountParts,
  { owner: account, token, cookie }: Opened,
  login: Login,
) {
  const { auth, db, browsers, limits, features } = parts;
  try {
    await limits.count('logInTo', login.email);
    const before = await peekSession(auth, login.request);
    const guest = before?.user.isAnonymous ? (before.user.id as UserId) : undefined;
    const claimed = guest && { guest, ...(await claimGuest(db, { guest, account }, features)) };
    if (before && !guest) await endSessionByToken(db, before.session.token);
    const answer = { ...(await describeLogin(parts, account)), claimed: claimed ?? null };
    await endIdleSessions(db, account);
    const isKnown = await browsers.remember(login.request, login.reply, account);
    if (!isKnown) await tellOfBrowser(parts, login.request, account);
    login.reply.header('set-cookie', cookie);
    return answer;
  } catch (error) {
    await endSessionByToken(db, token);
    throw error;
  }
}

/** Time in which an account is being made: its first browser is no news to its owner. */
const BEGINNING_MS = 60_000;

/** Tells the owner that a browser which the account was not known in has logged in. Nobody is kept out where that fails. */
async function tellOfBrowser(
  parts: AccountParts,
  request: FastifyRequest,
  owner: UserId,
): Promise<void> {
  try {
    const account = await findAccount(parts.db, owner);
    if (!account || Date.now() - account.createdAt.getTime() < BEGINNING_MS) return;
    await tellOfRequest(parts, request, { owner, what: 'new_browser' });
  } catch (error) {
    request.log.error({ err: error }, 'a log in from a new browser could not be told');
  }
}
