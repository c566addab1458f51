import { z } from 'zod';
import { PersonName } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { LoggedIn } from './answers.ts';
import { ProofFields } from './proof.ts';

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

export const deleteUser = {
  method: 'POST',
  url: '/api/auth/delete-user',
  access: 'account',
  schema: {
    summary: 'Delete the account with everything it owns, at once and for good',
    body: z.object(ProofFields),
    response: { 200: z.object({ success: z.literal(true) }) },
  },
} satisfies Endpoint;
