import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** Kinds of event of an account: changes of the ways into it. */
export const AccountEventKind = z.enum([
  'new_browser',
  'passkey_added',
  'passkey_removed',
  'factor_on',
  'factor_off',
  'factor_removed',
  'recovery_used',
  'recovery_renewed',
  'factor_locked',
  'password_changed',
  'address_changed',
  'provider_linked',
  'provider_removed',
  'sessions_ended',
]);
export type AccountEventKind = z.infer<typeof AccountEventKind>;

/** Something that happened to the ways into an account. */
export const AccountEvent = z.object({
  id: z.string(),
  /** ISO 8601, in UTC. */
  at: z.string(),
  what: AccountEventKind,
  /** Reads like "Firefox on Windows"; null where no browser of the account did it. */
  browser: z.string().nullable(),
});
export type AccountEvent = z.infer<typeof AccountEvent>;

/** Most events that a list has. */
export const SHOWN_EVENTS = 50;

export const listAccountEvents = {
  method: 'GET',
  url: '/api/auth/events',
  access: 'account',
  schema: {
    summary: `The last ${SHOWN_EVENTS} things that happened to the ways into the account, the newest first`,
    response: { 200: z.object({ events: z.array(AccountEvent) }) },
  },
} satisfies Endpoint;
