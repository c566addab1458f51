import type { FastifyRequest } from 'fastify';
import type { Proof } from '#http/callers.ts';
import { AppError, refusal } from '#http/errors/errors.ts';
import type { AccountParts } from './account-parts.ts';
import { checkAnswer } from './passkeys/check-passkey.ts';
import { ask } from './refusals.ts';
import { headersOf, peekSession } from './sessions/cookie-session.ts';
import { listWaysIn } from './ways-in/ways-in-queries.ts';

/** A session is fresh enough to be proof by itself for this long, where the account has nothing else. */
const FRESH_MS = 600_000;

/**
 * Asks once more for proof of who the caller is: the password, or an answer of a passkey. An account with neither, which is
 * one of single sign-on, shows it by a session that has just begun. Tries are counted; one that was right is taken back.
 */
export async function reauthenticate(
  parts: AccountParts,
  request: FastifyRequest,
  proof: Proof,
): Promise<void> {
  const { auth, limits } = parts;
  const { owner } = request;
  const { password, passkey, field } = proof;
  if (password === undefined && passkey === undefined) return insistOnFresh(parts, request, field);
  const takeBack = await limits.count('passwordOf', owner);
  if (passkey) {
    await checkAnswer(parts, request, { answer: passkey, use: { purpose: 'proof', owner } });
  } else {
    const body = { password: password ?? '' };
    await ask(auth.api.verifyPassword({ body, headers: headersOf(request) }), field);
  }
  await takeBack();
}

async function insistOnFresh(
  parts: AccountParts,
  request: FastifyRequest,
  field = 'password',
): Promise<void> {
  const { auth, db, now } = parts;
  const { hasPassword, passkeys } = await listWaysIn(db, request.owner, parts);
  if (hasPassword) throw new AppError('invalid', { code: 'fields.password' }, { field });
  if (passkeys.length > 0)
    throw new AppError('invalid', { code: 'accounts.passkeyNeeded' }, { field: 'passkey' });
  const current = await peekSession(auth, request);
  if (current === null) throw refusal('no_session');
  const age = now().getTime() - current.session.createdAt.getTime();
  if (age > FRESH_MS) throw new AppError('invalid', { code: 'accounts.logInAgain' });
}
