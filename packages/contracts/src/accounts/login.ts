import { z } from 'zod';
import { EmailAddress, NewPassword, PersonName, SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { AccountUser, LoggedIn } from './answers.ts';

/**
 * A log in that moved a guest's resumes: whose they were, and how many. Null where the browser
 * came without a guest.
 */
const Claimed = z.object({ guest: z.string(), resumes: z.int().min(0) }).nullable();

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
    /** `invitation` is the token of one, where new accounts are made by invitation. */
    body: z.object({
      name: PersonName,
      email: EmailAddress,
      password: NewPassword,
      invitation: SomeText.optional(),
    }),
    response: { 200: LoggedIn.extend({ claimed: Claimed }) },
  },
} satisfies Endpoint;

export const signIn = {
  method: 'POST',
  url: '/api/auth/sign-in/email',
  access: 'public',
  schema: {
    summary: 'Log in; takes over the resumes of the guest who calls',
    /** Without a `code` that an account asks for, a right password is refused for the field `code`. */
    body: z.object({ email: EmailAddress, password: SomeText, code: SomeText.optional() }),
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
