import { z } from 'zod';
import { SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { Done } from './answers.ts';

/** One place where the account is logged in. `browser` reads like "Firefox on Windows". */
export const AccountSession = z.object({
  id: z.string(),
  browser: z.string(),
  /** ISO 8601, in UTC; when it was begun, last used (to the day), and will end unless used. */
  createdAt: z.string(),
  usedAt: z.string(),
  expiresAt: z.string(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listSessions = {
  method: 'GET',
  url: '/api/auth/list-sessions',
  access: 'account',
  schema: {
    summary:
      'Where the account is logged in: here, and one page of the other places, the newest first',
    /** `after` is the `next` of the page before. */
    querystring: z.object({ after: z.string().max(100).default('') }),
    response: {
      /** `total` is of all others, `next` null on their last page. */
      200: z.object({
        current: AccountSession,
        others: z.array(AccountSession),
        total: z.int(),
        next: z.string().nullable(),
      }),
    },
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
    summary: 'Log out everywhere, here too; or everywhere else',
    querystring: z.object({ which: z.enum(['all', 'others']).default('all') }),
    response: { 200: Done },
  },
} satisfies Endpoint;
