import { z } from 'zod';

/** The logged-in user, as the page may know them. */
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
export const LoggedIn = z.object({ token: z.string(), user: AccountUser });

/** The answer of an account's call that has nothing to give back. */
export const Done = z.object({ status: z.literal(true) });
