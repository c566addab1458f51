import { z } from 'zod';
import { EmailAddress, SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { Done, LoggedIn } from './answers.ts';
import { ProofFields } from './proof.ts';

/** Confirms an address. A mail's link leads to a page; only this call, pressed there, changes anything. */
export const verifyEmail = {
  method: 'POST',
  url: '/api/auth/verify-email',
  access: 'account',
  schema: {
    summary: "Confirm the account's address, or its new one, with the token of a mail",
    body: z.object({ token: SomeText }),
    response: { 200: LoggedIn },
  },
} satisfies Endpoint;

export const sendVerificationEmail = {
  method: 'POST',
  url: '/api/auth/send-verification-email',
  access: 'account',
  schema: {
    summary: "Mail a link that confirms the account's address",
    response: { 200: Done },
  },
} satisfies Endpoint;

export const changeEmail = {
  method: 'POST',
  url: '/api/auth/change-email',
  access: 'account',
  schema: {
    summary: 'Mail a link to a new address, which replaces the old one once it is confirmed',
    body: z.object({ newEmail: EmailAddress, ...ProofFields }),
    response: { 200: Done },
  },
} satisfies Endpoint;

/**
 * The address that an account is to have, as the token of a mailed link names it: so that the page can
 * show it before anything is pressed. Undefined for every other link. Only the server tells whether a token is genuine.
 */
export const newAddressOf = (token: string): string | undefined =>
  token.split('.').slice(2).join('.') || undefined;
