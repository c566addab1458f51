import type { FastifyRequest } from 'fastify';
import { AppError } from '#http/errors/errors.ts';
import type { AccountRouteParts } from '../account-parts.ts';
import { peekSession } from '../sessions/cookie-session.ts';
import { listWaysIn } from '../ways-in/ways-in-queries.ts';

/** An account without a password shows who it is by having logged in so lately, in ms. */
const LATELY_MS = 600_000;

/** Asks once more who the caller is: for the password, or of an account without one for a session that was begun just now. */
export async function proveAgain(
  { auth, db, callers, now }: AccountRouteParts,
  request: FastifyRequest,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return callers.reauthenticate(request, { password });
  const { hasPassword } = await listWaysIn(db, request.owner);
  if (hasPassword)
    throw new AppError('invalid', { code: 'fields.password' }, { field: 'password' });
  const current = await peekSession(auth, request);
  const begunMs = current?.session.createdAt.getTime() ?? 0;
  if (now().getTime() - begunMs > LATELY_MS)
    throw new AppError('invalid', { code: 'accounts.logInAgain' });
}
