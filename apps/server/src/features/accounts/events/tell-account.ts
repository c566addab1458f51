import type { FastifyRequest } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { findAccount } from '../queries.ts';
import { kindOfBrowser } from '../sessions/cookie-session.ts';
import { accountEventMail, isMailed } from './event-mail.ts';
import { addAccountEvent, type NewAccountEvent } from './event-queries.ts';

type Parts = Pick<AccountParts, 'db' | 'mailer' | 'now'>;

/**
 * Records what happened to the ways into an account, and mails it to the owner, behind the request. Is called after the
 * transaction of what happened: a mail cannot be taken back.
 *
 * An address that nobody has confirmed gets no mail: it may be a stranger's, whom somebody could have us write to as often as
 * they log in.
 */
export async function tellAccount(
  { db, mailer, now }: Parts,
  event: NewAccountEvent,
): Promise<void> {
  const { owner, what, browser } = event;
  const at = now();
  await addAccountEvent(db, event, at);
  if (!isMailed(what)) return;
  const account = await findAccount(db, owner);
  if (account?.emailVerified) mailer.post(accountEventMail(account, { what, at, browser }));
}

/** The same of what happened in the browser that sent a request. */
export const tellOfRequest = (
  parts: Parts,
  request: FastifyRequest,
  event: Omit<NewAccountEvent, 'browser'>,
): Promise<void> => tellAccount(parts, { ...event, browser: kindOfBrowser(request) });
