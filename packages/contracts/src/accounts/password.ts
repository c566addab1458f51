import { z } from 'zod';
import { EmailAddress, NewPassword, SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { Done, LoggedIn } from './answers.ts';
import { PasskeyAnswer } from './passkey-answer.ts';

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
    body: z.object({
      currentPassword: SomeText.optional(),
      passkey: PasskeyAnswer.optional(),
      newPassword: NewPassword,
    }),
    response: { 200: LoggedIn },
  },
} satisfies Endpoint;
