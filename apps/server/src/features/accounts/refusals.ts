import type { Message } from '@shortlist/messages';
import { isAPIError } from 'better-auth/api';
import { AppError, refusal } from '#http/errors/errors.ts';

const invalid = (field: string, reason: Message<'accounts'>) =>
  new AppError('invalid', reason, { field });

const WRONG_PASSWORD = { code: 'accounts.wrongPassword' } as const;

/** The same for a wrong password and for an address that nobody has. */
export const wrongLogIn = () => invalid('password', { code: 'accounts.notRight' });

/** The same for each thing that can be wrong with an answer of a passkey. */
export const wrongPasskey = () => invalid('passkey', { code: 'accounts.wrongPasskey' });

export const codeNeeded = () => invalid('code', { code: 'accounts.codeNeeded' });
export const wrongCode = () => invalid('code', { code: 'accounts.wrongCode' });

export const wrongLink = () => invalid('token', { code: 'accounts.oldLink' });

/** Refuses what takes a password, where none opens an account. */
export function insistOnPasswords({ hasPasswords }: { hasPasswords: boolean }): void {
  if (!hasPasswords) throw new AppError('not_allowed', { code: 'accounts.noPasswords' });
}

export const addressTaken = () => invalid('email', { code: 'accounts.taken' });

/** Refusals of better-auth, by its code, as the caller is to read them. */
const IN_OUR_WORDS: Readonly<Record<string, (passwordField: string) => AppError>> = {
  INVALID_PASSWORD: (field) => invalid(field, WRONG_PASSWORD),
  CREDENTIAL_ACCOUNT_NOT_FOUND: (field) => invalid(field, WRONG_PASSWORD),
  UNAUTHORIZED: () => refusal('no_session'),
  SESSION_EXPIRED: () => refusal('no_session'),
};

/**
 * Returns what better-auth answers; its refusals become ours. `passwordField` is the field of the request that holds
 * the present password.
 */
export async function ask<Answer>(
  asked: Promise<Answer>,
  passwordField = 'password',
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const toRefusal = isAPIError(error) ? IN_OUR_WORDS[codeOf(error)] : undefined;
    throw toRefusal ? toRefusal(passwordField) : error;
  }
}

function codeOf({ body, message, status }: { body?: unknown; message: string; status: unknown }) {
  const { code } = (body ?? {}) as { code?: unknown };
  if (typeof code === 'string') return code;
  return String(status === 'UNAUTHORIZED' ? status : message)
    .toUpperCase()
    .replaceAll(' ', '_');
}
