import { z } from 'zod';
import { PersonName, SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { LoggedIn } from './answers.ts';

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
    body: z.object({ password: SomeText }),
    response: { 200: z.object({ success: z.literal(true) }) },
  },
} satisfies Endpoint;
