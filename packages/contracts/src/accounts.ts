import { z } from 'zod';
import { EmailAddress, NewPassword, PersonName, SomeText } from './credentials.ts';
import type { Endpoint } from './endpoint.ts';

/** Who is logged in, as the page may know it. */
export const AccountUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});
export type AccountUser = z.infer<typeof AccountUser>;

/**
 * `token` is the signed JWT for the browser's local storage, which shows who is logged in and opens
 * nothing; the session itself is the cookie that comes with the answer.
 */
const LoggedIn = z.object({ token: z.string(), user: AccountUser });

/**
 * A log in that moved a guest's resumes: whose they were, and how many. Null where the browser
 * came without a guest.
 */
const Claimed = z.object({ guest: z.string(), resumes: z.int().min(0) }).nullable();

const Done = z.object({ status: z.literal(true) });

/**
 * The session as a page may know it; the cookie that opens it is never among it. A guest has no
 * e-mail address: theirs is empty.
 */
export const CurrentSession = z.object({
  session: z.object({ expiresAt: z.string() }),
  user: AccountUser.extend({ isAnonymous: z.boolean(), isAdmin: z.boolean() }),
});
export type CurrentSession = z.infer<typeof CurrentSession>;

export const getSession = {
  method: 'GET',
  url: '/api/auth/get-session',
  access: 'public',
  schema: {
    summary: 'Who is calling; null when nobody is',
    response: { 200: CurrentSession.nullable() },
  },
} satisfies Endpoint;

export const signUp = {
  method: 'POST',
  url: '/api/auth/sign-up/email',
  access: 'public',
  schema: {
    summary: 'Create an account and log in; takes over the resumes of the guest who calls',
    body: z.object({ name: PersonName, email: EmailAddress, password: NewPassword }),
    response: { 200: LoggedIn.extend({ claimed: Claimed }) },
  },
} satisfies Endpoint;

export const signIn = {
  method: 'POST',
  url: '/api/auth/sign-in/email',
  access: 'public',
  schema: {
    summary: 'Log in; takes over the resumes of the guest who calls',
    body: z.object({ email: EmailAddress, password: SomeText }),
    response: { 200: LoggedIn.extend({ claimed: Claimed }) },
  },
} satisfies Endpoint;

/** Ends the session, also one that had ended already, and takes its cookie away. */
export const signOut = {
  method: 'POST',
  url: '/api/auth/sign-out',
  access: 'public',
  schema: { summary: 'End the session', response: { 200: z.object({ success: z.boolean() }) } },
} satisfies Endpoint;

export const getToken = {
  method: 'GET',
  url: '/api/auth/token',
  access: 'account',
  schema: {
    summary: 'A fresh JWT that says who is logged in; lives 90 days and opens nothing',
    response: { 200: z.object({ token: z.string() }) },
  },
} satisfies Endpoint;

export const getJwks = {
  method: 'GET',
  url: '/api/auth/jwks',
  access: 'public',
  schema: {
    summary: 'The public keys that the JWTs are signed with',
    response: { 200: z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) }) },
  },
} satisfies Endpoint;

/** What the link of a mail leads to is a page; only this call, pressed there, changes anything. */
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

export const requestPasswordReset = {
  method: 'POST',
  url: '/api/auth/request-password-reset',
  access: 'public',
  schema: {
    summary: 'Mail a link that sets a new password; answers the same whether the address is known',
    body: z.object({ email: EmailAddress }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  url: '/api/auth/reset-password',
  access: 'public',
  schema: {
    summary: 'Set a new password with the token of a mail; ends every session of the account',
    body: z.object({ token: SomeText, newPassword: NewPassword }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  url: '/api/auth/change-password',
  access: 'account',
  schema: {
    summary: 'Change the password; ends every other session and renews this one',
    body: z.object({ currentPassword: SomeText, newPassword: NewPassword }),
    response: { 200: LoggedIn },
  },
} satisfies Endpoint;

export const changeEmail = {
  method: 'POST',
  url: '/api/auth/change-email',
  access: 'account',
  schema: {
    summary: 'Mail a link to a new address, which replaces the old one once it is confirmed',
    body: z.object({ newEmail: EmailAddress, password: SomeText }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const updateUser = {
  method: 'POST',
  url: '/api/auth/update-user',
  access: 'account',
  schema: {
    summary: "Change the account holder's name",
    body: z.object({ name: PersonName }),
    response: { 200: LoggedIn },
  },
} satisfies Endpoint;

/** One place where the account is logged in. `browser` reads like "Firefox on Windows". */
export const AccountSession = z.object({
  id: z.string(),
  browser: z.string(),
  /** ISO 8601, in UTC; when it was begun, last used (to the day), and will end unless used. */
  createdAt: z.string(),
  usedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listSessions = {
  method: 'GET',
  url: '/api/auth/list-sessions',
  access: 'account',
  schema: {
    summary: 'Where the account is logged in, the newest first',
    response: { 200: z.array(AccountSession) },
  },
} satisfies Endpoint;

export const revokeSession = {
  method: 'POST',
  url: '/api/auth/revoke-session',
  access: 'account',
  schema: {
    summary: "End one of the account's sessions",
    body: z.object({ id: SomeText }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const revokeSessions = {
  method: 'POST',
  url: '/api/auth/revoke-sessions',
  access: 'account',
  schema: {
    summary: 'Log out everywhere, here too',
    response: { 200: Done },
  },
} satisfies Endpoint;

export const deleteUser = {
  method: 'POST',
  url: '/api/auth/delete-user',
  access: 'account',
  schema: {
    summary: 'Delete the account with everything it owns, at once and for good',
    body: z.object({ password: SomeText }),
    response: { 200: z.object({ success: z.literal(true) }) },
  },
} satisfies Endpoint;

/**
 * Every operation under `/api/auth/`; whatever else is asked for there is 404. When all is well they
 * answer outside the envelope, in the shapes above; a refusal is the envelope's.
 */
export const ACCOUNT_ENDPOINTS = {
  getSession,
  signUp,
  signIn,
  signOut,
  getToken,
  getJwks,
  verifyEmail,
  sendVerificationEmail,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeEmail,
  updateUser,
  listSessions,
  revokeSession,
  revokeSessions,
  deleteUser,
} satisfies Record<string, Endpoint>;
