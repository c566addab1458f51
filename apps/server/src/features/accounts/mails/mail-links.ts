import { hrefOf } from '@shortlist/contracts';
import type { UserId } from '#db/db.ts';
import type { AccountParts } from '../account-parts.ts';
import { findHolder } from '../queries.ts';
import { makeLink } from './link-queries.ts';
import * as mails from './mails.ts';

type Parts = Pick<AccountParts, 'db' | 'mailer' | 'origin' | 'now'>;
type Person = { id: string; name: string; email: string };

/** Asks the address of an account whether it is its owner's. */
export async function mailConfirmation(parts: Parts, to: Person): Promise<void> {
  const link = await addressLink(parts, 'confirm', { owner: to.id as UserId });
  if (link) parts.mailer.post(mails.confirmAddressMail({ ...to, link }));
}

/** Asks another address whether the account may have it. */
export async function mailChange(parts: Parts, of: Person, newEmail: string): Promise<void> {
  const link = await addressLink(parts, 'change', { owner: of.id as UserId, newEmail });
  if (link) parts.mailer.post(mails.confirmNewAddressMail({ ...of, email: newEmail, link }));
}

/** Sends a link that sets a new password, where the address is an account's. */
export async function mailReset(parts: Parts, email: string): Promise<void> {
  const { db, mailer, origin, now } = parts;
  const to = await findHolder(db, email);
  const token = to && (await makeLink(db, 'reset', { owner: to.id, now: now() }));
  if (!token) return;
  const link = origin() + hrefOf('resetPassword', {}, { query: { token } });
  mailer.post(mails.resetPasswordMail({ ...to, link }));
}

async function addressLink(
  { db, origin, now }: Parts,
  purpose: 'confirm' | 'change',
  of: { owner: UserId; newEmail?: string },
) {
  const token = await makeLink(db, purpose, { ...of, now: now() });
  return token && origin() + hrefOf('verifyEmail', {}, { query: { token } });
}
