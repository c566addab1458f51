import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** A passkey as its owner sees it; moments in ISO 8601, in UTC. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Ways into an account, and what is asked beside its password. */
export const WaysIn = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(Passkey),
  /** Linked providers of single sign-on: the ids of the links, and of the providers. */
  providers: z.array(z.object({ id: z.string(), provider: z.string() })),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});
export type WaysIn = z.infer<typeof WaysIn>;

export const getWaysIn = {
  method: 'GET',
  url: '/api/auth/ways-in',
  access: 'account',
  schema: { summary: 'Ways to log in to the account', response: { 200: WaysIn } },
} satisfies Endpoint;
