import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The session as a page may know it; the cookie that opens it is never among it. */
export const CurrentSession = z.object({
  session: z.object({ expiresAt: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), isAnonymous: z.boolean().nullish() }),
});
export type CurrentSession = z.infer<typeof CurrentSession>;

/** Who is calling; null when nobody is. Outside the envelope. */
export const getSession = {
  method: 'GET',
  url: '/api/auth/get-session',
  access: 'public',
  schema: { summary: 'Who is calling', response: { 200: CurrentSession.nullable() } },
} satisfies Endpoint;

/** Ends the session, also one that had ended already, and takes its cookie away. Outside the envelope. */
export const signOut = {
  method: 'POST',
  url: '/api/auth/sign-out',
  access: 'public',
  schema: { summary: 'End the session', response: { 200: z.object({ success: z.boolean() }) } },
} satisfies Endpoint;
