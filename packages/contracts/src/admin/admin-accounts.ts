import { z } from 'zod';
import { EmailAddress } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';

export const endSessionsOf = {
  method: 'POST',
  url: '/api/admin/end-sessions',
  access: 'admin',
  schema: {
    summary: 'Log an account out everywhere, by its address; its owner gets a mail',
    body: z.object({ email: EmailAddress }),
    /** `ended` is the number of sessions that were. */
    response: { 200: Success({ ended: z.int().min(0) }) },
  },
} satisfies Endpoint;
