import type { UserId } from '#db/db.ts';
import { AppError } from '#http/errors/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { isDouble } from '../queries.ts';
import { addressTaken } from '../refusals.ts';
import { findInvitation, takeInvitation } from './invitation-queries.ts';
import { addAccount, type NewAccount } from './sign-up-queries.ts';

type Parts = Pick<AccountParts, 'db' | 'now' | 'offer'>;
type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
type Asked = { email: string; invitation?: string | undefined };

/** Throws where this server lets nobody make such an account now, before any work is done for it. */
export async function checkSignUp({ db, now, offer }: Parts, asked: Asked): Promise<void> {
  const { invitation: token } = asked;
  const found = token === undefined ? undefined : await findInvitation(db, token, now());
  admit(offer.signUp, asked, found);
}

/**
 * Makes an account in one of this server's ways to sign up, and takes the invitation that it was made by. The link of the first
 * admin makes one whose address counts as confirmed where no mail can be sent: whoever has it reads the server's log.
 */
export async function createAccount(
  { db, now, offer }: Parts,
  { invitation: token, ...account }: Omit<NewAccount, 'isAdmin' | 'invitedBy'> & Asked,
): Promise<UserId> {
  const made = db.transaction(async (transaction) => {
    const taken = token === undefined ? undefined : await takeInvitation(transaction, token, now());
    admit(offer.signUp, { email: account.email, invitation: token }, taken);
    const isAdmin = taken?.isAdmin ?? false;
    const emailVerified = account.emailVerified || (isAdmin && !offer.hasMail);
    const invitedBy = taken?.invitedBy ?? undefined;
    return addAccount(transaction, { ...account, isAdmin, emailVerified, invitedBy });
  });
  return made.catch((error: unknown) => {
    throw isDouble(error) ? addressTaken() : error;
  });
}

function admit(
  mode: AccountParts['offer']['signUp'],
  { email, invitation: token }: Asked,
  invitation: Invitation | undefined,
): void {
  if (token !== undefined && !invitation)
    throw new AppError('not_allowed', { code: 'accounts.oldInvitation' });
  if (mode === 'closed' && !invitation?.isAdmin)
    throw new AppError('not_allowed', { code: 'accounts.signUpClosed' });
  if (mode === 'invited' && !invitation)
    throw new AppError('not_allowed', { code: 'accounts.byInvitation' });
  if (invitation?.email && invitation.email !== email)
    throw new AppError('not_allowed', { code: 'accounts.otherAddress' }, { field: 'email' });
}
